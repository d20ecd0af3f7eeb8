/// The guides along the top and bottom of a controller's view, once somebody has asked for one of them.
struct LayoutSupports: ViewIsolated {
  let top: LayoutSupportGuide
  let bottom: LayoutSupportGuide

  init(of view: UIView) {
    top = LayoutSupportGuide(.top, of: view)
    bottom = LayoutSupportGuide(.bottom, of: view)
  }
}

extension UIViewController {
  func layoutSupport(_ path: KeyPath<LayoutSupports, LayoutSupportGuide>) -> UILayoutSupport {
    // Loading the view may ask for the guide in turn, so it comes first.
    guard let view = self.view else { fatalError("\(self) has no view for its layout guides.") }
    if let supports, supports.top.owningView === view { return supports[keyPath: path] }
    let made = LayoutSupports(of: view)
    supports = made
    return made[keyPath: path]
  }
}

/// A guide as long as the safe area's inset, at an edge of a controller's view.
///
/// The view holds one constraint for each of the two, as in UIKit, where a guide keeps that of its length for itself;
/// here the view holds the second one too, and does not list it.
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
    let safeArea = view.safeAreaLayoutGuide
    let (outer, inner) = edge == .top ? (topAnchor, bottomAnchor) : (bottomAnchor, topAnchor)
    let (viewEdge, safeEdge) =
      edge == .top ? (view.topAnchor, safeArea.topAnchor) : (view.bottomAnchor, safeArea.bottomAnchor)
    let (place, length) = (LayoutSupportConstraint(), LayoutSupportLength())
    place.relate(outer.side, .equal, viewEdge.side)
    length.relate(inner.side, .equal, safeEdge.side)
    NSLayoutConstraint.activate([place, length])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let view = owningView else { return 0 }
    return edge == .top ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
  }
}

/// What holds a controller's guide where it is.
class LayoutSupportConstraint: NSLayoutConstraint {}

/// What gives a controller's guide its length.
final class LayoutSupportLength: LayoutSupportConstraint {}

extension UIView {
  /// The active constraints that the view holds, without those of the lengths of a controller's guides.
  var listedConstraints: [NSLayoutConstraint] {
    let held = heldConstraints.constraints
    guard guideList.contains(where: { $0 is LayoutSupportGuide }) else { return held }
    return held.filter { !($0 is LayoutSupportLength) }
  }
}
