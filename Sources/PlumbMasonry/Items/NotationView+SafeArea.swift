// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension NotationView {
  private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }

  /// The safe area's attribute of the same kind as the left side of the constraint that it is given to.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
  /// The edge at which reading begins of the safe area.
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
  /// The edge at which reading ends of the safe area.
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
  /// The left edge of the safe area.
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
  /// The right edge of the safe area.
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
  /// The top edge of the safe area.
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
  /// The bottom edge of the safe area.
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
  /// The width of the safe area.
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
  /// The height of the safe area.
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
  /// The middle between left and right of the safe area.
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
  /// The middle between top and bottom of the safe area.
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }
}
