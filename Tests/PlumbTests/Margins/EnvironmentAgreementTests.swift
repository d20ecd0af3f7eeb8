import Testing

@testable import Plumb

/// What views say of their safe areas and margins is what constraints act on.
struct EnvironmentAgreementTests {
  /// A view that fills a guide of its superview.
  private func filling(_ guide: UILayoutGuide, in view: UIView) -> UIView {
    let filling = UIView()
    filling.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(filling)
    NSLayoutConstraint.activate([
      filling.topAnchor.constraint(equalTo: guide.topAnchor),
      filling.bottomAnchor.constraint(equalTo: guide.bottomAnchor).at(999),
      filling.leftAnchor.constraint(equalTo: guide.leftAnchor),
      filling.rightAnchor.constraint(equalTo: guide.rightAnchor).at(999),
    ])
    return filling
  }

  @Test(arguments: UInt64(1)...20)
  func viewsAndConstraintsAgree(_ seed: UInt64) {
    var random = SeededNumbers(state: seed)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.hostSafeAreaInsets = UIEdgeInsets(
      top: CGFloat(random.below(60)), left: CGFloat(random.below(30)), bottom: CGFloat(random.below(60)),
      right: 0)
    var views = [root]
    var probes: [(view: UIView, safe: UIView, margins: UIView)] = []
    for _ in 0..<8 {
      let parent = views[random.below(views.count)]
      let frame = CGRect(
        x: random.below(60) - 10, y: random.below(60) - 10, width: 200 + random.below(80),
        height: 250 + random.below(120))
      let view: UIView
      if random.below(3) == 0 {
        let scroll = UIScrollView(frame: frame)
        scroll.contentInsetAdjustmentBehavior = .init(rawValue: random.below(4)) ?? .automatic
        scroll.contentSize = CGSize(width: 100 + random.below(300), height: 100 + random.below(500))
        view = scroll
      } else {
        view = UIView(frame: frame)
      }
      view.preservesSuperviewLayoutMargins = random.below(2) == 0
      view.insetsLayoutMarginsFromSafeArea = random.below(4) != 0
      if random.below(3) == 0 { view.layoutMargins.left = CGFloat(random.below(30)) }
      parent.addSubview(view)
      views.append(view)
    }
    for view in views where !(view is UIScrollView) {
      probes.append(
        (view, filling(view.safeAreaLayoutGuide, in: view), filling(view.layoutMarginsGuide, in: view)))
    }
    for _ in 0..<6 {
      root.layoutIfNeeded()
      for (view, safe, margins) in probes {
        let inSafe = view.bounds.inset(by: view.safeAreaInsets)
        let inMargins = view.bounds.inset(by: view.layoutMargins)
        #expect(safe.frame.origin == inSafe.origin)
        #expect(margins.frame.origin == inMargins.origin)
        if inSafe.width >= 0, inSafe.height >= 0 { #expect(safe.frame == inSafe) }
        #expect(view.safeAreaLayoutGuide.layoutFrame == inSafe)
      }
      let view = views[1 + random.below(views.count - 1)]
      if let scroll = view as? UIScrollView {
        scroll.contentOffset.y = CGFloat(random.below(100) - 40)
        scroll.contentInset.top = CGFloat(random.below(2) * 15)
      } else {
        view.frame = view.frame.offsetBy(dx: CGFloat(random.below(9) - 4), dy: CGFloat(random.below(40) - 20))
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}
