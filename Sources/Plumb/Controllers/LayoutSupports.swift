/// The guides along the top and bottom of a controller's view, made when they are first asked for.
struct LayoutSupports {
  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  mutating func top(of controller: UIViewController) -> UILayoutSupport {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(.top, of: controller.view)
    topGuide = guide
    return guide
  }

  mutating func bottom(of controller: UIViewController) -> UILayoutSupport {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(.bottom, of: controller.view)
    bottomGuide = guide
    return guide
  }
}

/// A guide as long as the safe area's inset, held at an edge of the view by two constraints of its own.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  private let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    identifier = edge == .top ? "_UILayoutGuideTop" : "_UILayoutGuideBottom"
    view.addLayoutGuide(self)
    switch edge {
    case .top:
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ])
    case .bottom:
      NSLayoutConstraint.activate([
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
        topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return edge == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}
