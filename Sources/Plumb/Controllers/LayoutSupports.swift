/// The guides along the top and bottom of a controller's view, once somebody has asked for them.
struct LayoutSupports {
  var top: LayoutSupportGuide?
  var bottom: LayoutSupportGuide?
}

extension UIViewController {
  func layoutSupport(
    _ path: WritableKeyPath<LayoutSupports, LayoutSupportGuide?>, _ edge: LayoutSupportGuide.Edge
  )
    -> UILayoutSupport
  {
    // Loading the view may ask for the guide in turn, so it comes first.
    guard let view = self.view else { fatalError("\(self) has no view for its layout guides.") }
    if let guide = supports[keyPath: path] { return guide }
    let guide = LayoutSupportGuide(edge, of: view)
    supports[keyPath: path] = guide
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
