// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension NotationView {
  private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
    MASViewAttribute(item: safeAreaLayoutGuide, layoutAttribute: attribute)
  }

  /// The safe area's attribute of the same kind as the left side of the constraint that it is given to.
  public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
  public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
  public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
  public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
  public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
  public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
  public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
  public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
  public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
  public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
  public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }
}
