// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are SSLayout's.

// The attributes of the safe area: for the right side of a relation. Nothing can be assigned to them.
extension NotationView {
  public var left_attr_safe: SSLayoutAttribute { safeAttribute(.left) }
  public var right_attr_safe: SSLayoutAttribute { safeAttribute(.right) }
  public var top_attr_safe: SSLayoutAttribute { safeAttribute(.top) }
  public var bottom_attr_safe: SSLayoutAttribute { safeAttribute(.bottom) }
  public var leading_attr_safe: SSLayoutAttribute { safeAttribute(.leading) }
  public var trailing_attr_safe: SSLayoutAttribute { safeAttribute(.trailing) }
  public var centerX_attr_safe: SSLayoutAttribute { safeAttribute(.centerX) }
  public var centerY_attr_safe: SSLayoutAttribute { safeAttribute(.centerY) }

  private func safeAttribute(_ attribute: NSLayoutConstraint.Attribute) -> SSLayoutAttribute {
    SSLayoutAttribute(view: self, attribute: attribute, isSafe: true)
  }
}
