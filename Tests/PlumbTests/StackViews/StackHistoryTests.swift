import Testing

@testable import Plumb

/// After any changes a stack view's frames are those of a stack view that was made as it is now.
struct StackHistoryTests {
  /// What a stack view is like.
  private struct State {
    var order = [0, 1, 2, 3]
    var hidden: Set<Int> = []
    var spacings: [Int: CGFloat] = [:]
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var isMarginsRelative = false
    var isReversed = false

    func apply(to stack: UIStackView, _ views: [UIView]) {
      for view in stack.arrangedSubviews where !order.contains(where: { views[$0] === view }) {
        view.removeFromSuperview()
      }
      for (place, number) in order.enumerated() { stack.insertArrangedSubview(views[number], at: place) }
      // Ties are decided by the order of subviews.
      for number in order { stack.bringSubviewToFront(views[number]) }
      for (number, view) in views.enumerated() {
        view.isHidden = hidden.contains(number)
        stack.setCustomSpacing(spacings[number] ?? UIStackView.spacingUseDefault, after: view)
      }
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = spacing
      stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
      stack.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
    }

    mutating func change(_ random: inout SeededNumbers) {
      switch random.below(9) {
      case 0:
        let number = random.below(4)
        if hidden.remove(number) == nil { hidden.insert(number) }
      case 1: spacings[random.below(4)] = CGFloat(random.below(20)) - 5
      case 2: spacings = [:]
      case 3: axis = axis == .horizontal ? .vertical : .horizontal
      case 4: distribution = UIStackView.Distribution(rawValue: random.below(5)) ?? .fill
      case 5: alignment = UIStackView.Alignment(rawValue: random.below(6)) ?? .fill
      case 6: spacing = CGFloat(random.below(3)) * 7
      case 7:
        isMarginsRelative.toggle()
        if random.below(2) == 0 { isReversed.toggle() }
      default:
        let number = random.below(4)
        if let place = order.firstIndex(of: number) {
          order.remove(at: place)
          if random.below(2) == 0 { order.insert(number, at: random.below(order.count + 1)) }
        } else {
          order.append(number)
        }
      }
    }
  }

  private static func boxes() -> [UIView] {
    [StackBox(40, 20), StackBox(60, 30), StackBox(20, 10), StackBox(33, 44)]
  }

  @Test(arguments: UInt64(1)...6)
  func framesAreThoseOfAFreshStack(_ seed: UInt64) {
    var random = SeededNumbers(state: seed)
    var state = State()
    let views = Self.boxes()
    let stack = StackBox.stack(views, 240, 160)
    for step in 0..<25 {
      state.change(&random)
      state.apply(to: stack, views)
      let frames = stack.arrangedFrames
      let others = Self.boxes()
      let fresh = StackBox.stack([], 240, 160)
      state.apply(to: fresh, others)
      #expect(frames == fresh.arrangedFrames, "after step \(step): \(state)")
      #expect(
        stack.systemLayoutSizeFitting(.zero) == fresh.systemLayoutSizeFitting(.zero), "after step \(step)")
    }
  }
}
