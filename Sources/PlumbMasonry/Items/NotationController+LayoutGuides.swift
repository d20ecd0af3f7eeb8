// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Masonry's.
#if !os(macOS) && !os(visionOS)
extension NotationController {
  private func attribute(
    of guide: any UILayoutSupport, _ attribute: NSLayoutConstraint.Attribute
  ) -> MASViewAttribute {
    MASViewAttribute(view: view, item: guide, layoutAttribute: attribute)
  }

  /// The bottom of the guide along the top of the controller's view: where the content begins.
  public var mas_topLayoutGuide: MASViewAttribute { mas_topLayoutGuideBottom }
  /// The top of the guide along the top of the controller's view.
  public var mas_topLayoutGuideTop: MASViewAttribute { attribute(of: topLayoutGuide, .top) }
  /// The bottom of the guide along the top of the controller's view.
  public var mas_topLayoutGuideBottom: MASViewAttribute { attribute(of: topLayoutGuide, .bottom) }
  /// The top of the guide along the bottom of the controller's view: where the content ends.
  public var mas_bottomLayoutGuide: MASViewAttribute { mas_bottomLayoutGuideTop }
  /// The top of the guide along the bottom of the controller's view.
  public var mas_bottomLayoutGuideTop: MASViewAttribute { attribute(of: bottomLayoutGuide, .top) }
  /// The bottom of the guide along the bottom of the controller's view.
  public var mas_bottomLayoutGuideBottom: MASViewAttribute { attribute(of: bottomLayoutGuide, .bottom) }
}
#endif
