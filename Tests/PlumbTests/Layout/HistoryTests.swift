import Testing

@testable import Plumb

/// History does not matter: after any sequence of edits the frames equal those of a tree that is built from scratch
/// in its present state.
struct HistoryTests {
  @Test(arguments: 0..<12)
  func editsLeadWhereBuildingLeads(seed: UInt64) {
    var playground = Playground(seed: seed)
    for step in 0..<25 {
      playground.edit()
      playground.root.layoutIfNeeded()
      let copy = Copy(of: playground.root)
      copy.root.layoutIfNeeded()
      for (view, twin) in copy.pairs {
        guard view.frame != twin.frame else { continue }
        Issue.record("seed \(seed), step \(step): \(view) from scratch is \(twin.frame)")
        return
      }
    }
  }
}

/// A view with a content size that can change.
private final class Content: UIView {
  var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { size }
}

/// A tree under random edits.
private struct Playground {
  let root = Content(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private var views: [Content] = []
  private var removed: [Content] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SeededNumbers

  init(seed: UInt64) {
    random = SeededNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    for _ in 0..<4 { addView() }
  }

  mutating func edit() {
    for _ in 0...random.below(4) {
      switch random.below(14) {
      case 0: addView()
      case 1: removeView()
      case 2: bringBack()
      case 3, 4, 5: addConstraint()
      case 6: if let constraint = random.element(constraints) { toggle(constraint) }
      case 7:
        if let constraint = random.element(constraints) { constraint.constant = CGFloat(random.below(90)) }
      case 8: if let constraint = random.element(constraints) { constraint.priority = priority() }
      case 9: root.bounds.size = CGSize(width: 100 + random.below(400), height: 100 + random.below(300))
      case 10:
        random.element(views)?.size = CGSize(width: random.below(80) - 1, height: random.below(60) - 1)
      case 11:
        random.element(views)?.setContentHuggingPriority(
          UILayoutPriority(Float(200 + random.below(100))), for: .horizontal)
      case 12:
        let view = random.element(views)
        view?.superview?.insertSubview(view!, at: random.below(3))
      default:
        random.element(views)?.layoutMargins = UIEdgeInsets(
          top: CGFloat(random.below(20)), left: CGFloat(random.below(20)), bottom: 0, right: 5)
      }
    }
  }

  private func toggle(_ constraint: NSLayoutConstraint) {
    if constraint.isActive {
      constraint.isActive = false
    } else {
      // One of its items may have left the tree.
      try? NSLayoutConstraint.activate(checking: [constraint])
    }
  }

  private mutating func addView() {
    let view = Content()
    view.translatesAutoresizingMaskIntoConstraints = false
    (random.below(3) == 0 ? root : random.element(views) ?? root).addSubview(view)
    views.append(view)
  }

  private mutating func removeView() {
    guard views.count > 2, let view = random.element(views) else { return }
    view.removeFromSuperview()
    removed.append(view)
    views.removeAll { $0.isDescendant(of: view) }
  }

  private mutating func bringBack() {
    guard let view = removed.popLast() else { return }
    (random.element(views) ?? root).addSubview(view)
    collect(view)
  }

  private mutating func collect(_ view: UIView) {
    if let view = view as? Content { views.append(view) }
    for subview in view.subviews { collect(subview) }
  }

  /// A constraint that is not required, so that nothing conflicts and every value has a place in an order.
  private mutating func addConstraint() {
    guard let first = random.element(views), let second = random.element(views + [root]) else { return }
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .leftMargin]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .topMargin]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let group = [horizontal, vertical, sizes][random.below(3)]
    guard let one = random.element(group), let other = random.element(group) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: one,
      relatedBy: random.element([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]) ?? .equal,
      toItem: first === second ? first.superview ?? root : second, attribute: other, multiplier: 1,
      constant: CGFloat(random.below(60)))
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func priority() -> UILayoutPriority { UILayoutPriority(Float(1 + random.below(998))) }
}

/// A tree of the same state as another one, made from scratch.
private struct Copy {
  let root = Content()
  private(set) var pairs: [(UIView, UIView)] = []
  private var twins: [ObjectIdentifier: UIView] = [:]

  init(of original: Content) {
    copy(original, to: root)
    copyConstraints(of: original)
  }

  private mutating func copy(_ view: Content, to twin: Content) {
    pairs.append((view, twin))
    twins[ObjectIdentifier(view)] = twin
    twin.frame = view.superview == nil ? view.frame : .zero
    twin.size = view.size
    twin.layoutMargins = view.layoutMargins
    twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    twin.setContentHuggingPriority(view.contentHuggingPriority(for: .horizontal), for: .horizontal)
    for case let subview as Content in view.subviews {
      let child = Content()
      twin.addSubview(child)
      copy(subview, to: child)
    }
  }

  private func copyConstraints(of view: UIView) {
    for constraint in view.constraints {
      guard let first = constraint.firstItem, let second = constraint.secondItem else { continue }
      let copy = NSLayoutConstraint(
        item: twins[ObjectIdentifier(first)]!, attribute: constraint.firstAttribute,
        relatedBy: constraint.relation, toItem: twins[ObjectIdentifier(second)],
        attribute: constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant)
      copy.priority = constraint.priority
      copy.isActive = true
    }
    for subview in view.subviews { copyConstraints(of: subview) }
  }
}
