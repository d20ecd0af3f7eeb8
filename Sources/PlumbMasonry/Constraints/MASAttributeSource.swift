/// What an attribute can be asked of: a maker, where it begins a constraint, and a constraint, where it adds to it.
public protocol MASAttributeSource: AnyObject {
  /// A constraint for the attribute.
  func attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint
}

extension MASAttributeSource {
  public var left: MASConstraint { attribute(.left) }
  public var top: MASConstraint { attribute(.top) }
  public var right: MASConstraint { attribute(.right) }
  public var bottom: MASConstraint { attribute(.bottom) }
  public var leading: MASConstraint { attribute(.leading) }
  public var trailing: MASConstraint { attribute(.trailing) }
  public var width: MASConstraint { attribute(.width) }
  public var height: MASConstraint { attribute(.height) }
  public var centerX: MASConstraint { attribute(.centerX) }
  public var centerY: MASConstraint { attribute(.centerY) }
  /// The last baseline, by its older name.
  public var baseline: MASConstraint { attribute(.lastBaseline) }
  public var firstBaseline: MASConstraint { attribute(.firstBaseline) }
  public var lastBaseline: MASConstraint { attribute(.lastBaseline) }
}

#if !os(macOS)
extension MASAttributeSource {
  public var leftMargin: MASConstraint { attribute(.leftMargin) }
  public var rightMargin: MASConstraint { attribute(.rightMargin) }
  public var topMargin: MASConstraint { attribute(.topMargin) }
  public var bottomMargin: MASConstraint { attribute(.bottomMargin) }
  public var leadingMargin: MASConstraint { attribute(.leadingMargin) }
  public var trailingMargin: MASConstraint { attribute(.trailingMargin) }
  public var centerXWithinMargins: MASConstraint { attribute(.centerXWithinMargins) }
  public var centerYWithinMargins: MASConstraint { attribute(.centerYWithinMargins) }
}
#endif
