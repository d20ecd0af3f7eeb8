// For programs older than safe areas: top and bottom lie at the controller's layout guides.
extension NotationController: AnchorGroupProvider {
  @available(*, deprecated, message: "Use the anchors of the controller's view")
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    anchoredView.horizontalAnchors
  }

  @available(*, deprecated, message: "Use the anchors of the safe area, view.safeAreaLayoutGuide")
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    #if os(macOS)
    anchoredView.verticalAnchors
    #else
    AnchorPair(first: topLayoutGuide.bottomAnchor, second: bottomLayoutGuide.topAnchor)
    #endif
  }

  @available(*, deprecated, message: "Use the anchors of the controller's view")
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    anchoredView.centerAnchors
  }

  @available(*, deprecated, message: "Use the anchors of the controller's view")
  public var sizeAnchors: AnchorPair<NSLayoutDimension, NSLayoutDimension> { anchoredView.sizeAnchors }

  private var anchoredView: NotationView { view }
}
