/// What an attribute can be asked of: a maker, where it begins a constraint, and a constraint, where it adds to it.
public protocol MASAttributeSource: AnyObject {
  /// A constraint for the attribute.
  func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint
}

extension MASAttributeSource {
  /// The left edge.
  public var left: MASConstraint { attribute(.left) }
  /// The top edge.
  public var top: MASConstraint { attribute(.top) }
  /// The right edge.
  public var right: MASConstraint { attribute(.right) }
  /// The bottom edge.
  public var bottom: MASConstraint { attribute(.bottom) }
  /// The edge at which reading begins.
  public var leading: MASConstraint { attribute(.leading) }
  /// The edge at which reading ends.
  public var trailing: MASConstraint { attribute(.trailing) }
  /// The width.
  public var width: MASConstraint { attribute(.width) }
  /// The height.
  public var height: MASConstraint { attribute(.height) }
  /// The middle between left and right.
  public var centerX: MASConstraint { attribute(.centerX) }
  /// The middle between top and bottom.
  public var centerY: MASConstraint { attribute(.centerY) }
  /// The last baseline, by its older name.
  public var baseline: MASConstraint { attribute(.lastBaseline) }
  /// The baseline of the first line of text.
  public var firstBaseline: MASConstraint { attribute(.firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaseline: MASConstraint { attribute(.lastBaseline) }
}

#if !os(macOS)
extension MASAttributeSource {
  /// The left edge of the layout margins.
  public var leftMargin: MASConstraint { attribute(.leftMargin) }
  /// The right edge of the layout margins.
  public var rightMargin: MASConstraint { attribute(.rightMargin) }
  /// The top edge of the layout margins.
  public var topMargin: MASConstraint { attribute(.topMargin) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: MASConstraint { attribute(.bottomMargin) }
  /// The edge of the layout margins at which reading begins.
  public var leadingMargin: MASConstraint { attribute(.leadingMargin) }
  /// The edge of the layout margins at which reading ends.
  public var trailingMargin: MASConstraint { attribute(.trailingMargin) }
  /// The middle between the left and right layout margins.
  public var centerXWithinMargins: MASConstraint { attribute(.centerXWithinMargins) }
  /// The middle between the top and bottom layout margins.
  public var centerYWithinMargins: MASConstraint { attribute(.centerYWithinMargins) }
}
#endif
