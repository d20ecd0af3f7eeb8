import Testing

@testable import Plumb

/// What views keep of the views above them equals what a walk to the root finds, whatever was done to the tree.
struct InheritanceTests {
  /// A view that says a safe area of its own.
  final class Altering: UIView {
    var extra: CGFloat = 0

    override var safeAreaInsets: UIEdgeInsets {
      var insets = super.safeAreaInsets
      insets.top += extra
      return insets
    }
  }

  @Test(arguments: 0..<40)
  func keepsWhatAWalkFinds(_ seed: Int) {
    var numbers = SeededNumbers(state: UInt64(seed) &* 977 &+ 5)
    var views: [UIView] = []
    var controllers: [UIViewController] = []
    for index in 0..<14 {
      switch index % 7 {
      case 0: views.append(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
      case 1: views.append(UIScrollView(frame: CGRect(x: 1, y: 2, width: 80, height: 90)))
      case 2: views.append(Altering(frame: CGRect(x: 0, y: 0, width: 70, height: 70)))
      default: views.append(UIView(frame: CGRect(x: 2, y: 1, width: 90, height: 150)))
      }
    }
    for step in 0..<120 {
      change(&numbers, views, &controllers)
      // What is asked for now and then is kept; what is not has to be found later.
      guard step % 3 == 0 else { continue }
      for view in views where numbers.below(2) == 0 { check(view) }
    }
    views.forEach(check)
  }

  private func change(
    _ numbers: inout SeededNumbers, _ views: [UIView], _ controllers: inout [UIViewController]
  ) {
    let view = views[numbers.below(views.count)]
    let number = CGFloat(numbers.below(30))
    switch numbers.below(12) {
    case 0, 1, 2:
      let outer = views[numbers.below(views.count)]
      if !outer.isDescendant(of: view) { outer.insertSubview(view, at: numbers.below(3)) }
    case 3: view.removeFromSuperview()
    case 4:
      view.hostSafeAreaInsets = UIEdgeInsets(top: number, left: 0, bottom: number / 2, right: 3)
    case 5: view.frame = CGRect(x: number / 3, y: number / 2, width: 60 + number, height: 150 - number)
    case 6: view.bounds.origin.y = number / 4
    case 7: view.traitOverrides.layoutDirection = numbers.below(2) == 0 ? .rightToLeft : .leftToRight
    case 8: view.traitOverrides.displayScale = 1 + number
    case 9:
      if numbers.below(2) == 0, !controllers.isEmpty {
        controllers.remove(at: numbers.below(controllers.count))
      } else if view.controllerLink == nil {
        let controller = UIViewController()
        controller.traitOverrides.userInterfaceStyle = numbers.below(2) == 0 ? .dark : .light
        controller.view = view
        controllers.append(controller)
      }
      controllers.last?.additionalSafeAreaInsets.left = number / 5
    case 10:
      if let scroll = view as? UIScrollView {
        scroll.contentInsetAdjustmentBehavior = numbers.below(2) == 0 ? .never : .scrollableAxes
        scroll.contentSize = CGSize(width: 20, height: 10 * number)
      }
    default:
      if let altering = view as? Altering {
        altering.extra = number / 6
        // As a view does whose safe area is another one from now on.
        altering.setNeedsLayout()
      }
    }
  }

  private func check(_ view: UIView) {
    var root = view
    while let superview = root.superview { root = superview }
    #expect(view.window === root as? UIWindow)
    #expect(view.safeAreaInsets == safeArea(of: view))
    var traits = TraitValues()
    var next: UIView? = view
    while let view = next {
      traits = traits.over(view.traitOverrides.values)
      if let controller = view.controllerLink { traits = traits.over(controller.traitOverrides.values) }
      next = view.superview
    }
    // A window has the traits of its screen.
    #expect(view.effectiveTraits == traits.over(root is UIWindow ? .screen : .standard))
    let direction: UIUserInterfaceLayoutDirection =
      (traits.layoutDirection ?? .leftToRight) == .rightToLeft ? .rightToLeft : .leftToRight
    #expect(view.effectiveUserInterfaceLayoutDirection == direction)
  }

  /// Apple's rule: what the superview's safe area, less what a scroll view takes up as inset, covers of the view.
  private func safeArea(of view: UIView) -> UIEdgeInsets {
    var area = view.controllerLink?.additionalSafeAreaInsets ?? .zero
    if let altering = view as? Altering { area.top += altering.extra }
    guard let superview = view.superview else {
      let host = view.hostSafeAreaInsets
      return UIEdgeInsets(
        top: area.top + host.top, left: area.left + host.left, bottom: area.bottom + host.bottom,
        right: area.right + host.right)
    }
    var outer = safeArea(of: superview)
    let scroll = superview as? UIScrollView
    if let scroll {
      switch scroll.contentInsetAdjustmentBehavior {
      case .never: break
      case .scrollableAxes:
        if scroll.contentSize.height > scroll.bounds.height { (outer.top, outer.bottom) = (0, 0) }
        if scroll.contentSize.width > scroll.bounds.width { (outer.left, outer.right) = (0, 0) }
      default:
        (outer.top, outer.bottom) = (0, 0)
        if scroll.contentSize.width > scroll.bounds.width { (outer.left, outer.right) = (0, 0) }
      }
    }
    func covered(_ outer: CGFloat, _ gap: CGFloat) -> CGFloat {
      let reach = outer > 0 ? max(0, outer - gap) : 0
      return scroll == nil ? reach : min(outer, reach)
    }
    let (frame, bounds) = (view.frame, superview.bounds)
    area.top += covered(outer.top, frame.minY - bounds.minY)
    area.left += covered(outer.left, frame.minX - bounds.minX)
    area.bottom += covered(outer.bottom, bounds.maxY - frame.maxY)
    area.right += covered(outer.right, bounds.maxX - frame.maxX)
    return area
  }
}
