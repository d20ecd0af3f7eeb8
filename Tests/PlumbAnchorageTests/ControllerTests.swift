import NotationTesting
import PlumbAnchorage
import Testing

/// View controllers as providers of anchors, for old programs.
struct ControllerTests {
  let controller = NotationController()
  let view = NotationView()

  init() { controller.view.addSubview(view) }

  @Test func topAndBottomAreThoseOfTheLayoutGuides() {
    let pair = view.verticalAnchors == Provider(controller).vertical
    #expect(
      ConstraintFacts(pair.first)
        == ConstraintFacts(view, .top, .equal, controller.topLayoutGuide.topAnchor.item, .bottom))
    #expect(
      ConstraintFacts(pair.second)
        == ConstraintFacts(view, .bottom, .equal, controller.bottomLayoutGuide.topAnchor.item, .top))
  }

  @Test func everythingElseIsTheViews() {
    let root = controller.view as NotationView
    let horizontal = view.horizontalAnchors == Provider(controller).horizontal
    #expect(ConstraintFacts(horizontal.second) == ConstraintFacts(view, .trailing, .equal, root, .trailing))
    let centers = view.centerAnchors == Provider(controller).center
    #expect(ConstraintFacts(centers.first) == ConstraintFacts(view, .centerX, .equal, root, .centerX))
    let sizes = view.sizeAnchors == Provider(controller).size
    #expect(ConstraintFacts(sizes.second) == ConstraintFacts(view, .height, .equal, root, .height))
    #expect((view.edgeAnchors == controller.edgeAnchors).leading.secondItem === root)
  }
}

/// The controller's own properties are deprecated; the protocol's are not.
private struct Provider<Whole: AnchorGroupProvider> {
  let horizontal: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  let vertical: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
  let center: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor>
  let size: AnchorPair<NSLayoutDimension, NSLayoutDimension>

  init(_ whole: Whole) {
    horizontal = whole.horizontalAnchors
    vertical = whole.verticalAnchors
    center = whole.centerAnchors
    size = whole.sizeAnchors
  }
}
