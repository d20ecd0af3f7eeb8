// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are SSLayout's.

// Reading one is the attribute. Assigning one, `a.width_attr = b.width_attr`, makes the two equal: required, without
// multiplier or constant.
extension NotationView {
  public var left_attr: SSLayoutAttribute {
    @inlinable get { attribute(.left) }
    @inlinable set { equate(.left, newValue) }
  }

  public var right_attr: SSLayoutAttribute {
    @inlinable get { attribute(.right) }
    @inlinable set { equate(.right, newValue) }
  }

  public var top_attr: SSLayoutAttribute {
    @inlinable get { attribute(.top) }
    @inlinable set { equate(.top, newValue) }
  }

  public var bottom_attr: SSLayoutAttribute {
    @inlinable get { attribute(.bottom) }
    @inlinable set { equate(.bottom, newValue) }
  }

  public var leading_attr: SSLayoutAttribute {
    @inlinable get { attribute(.leading) }
    @inlinable set { equate(.leading, newValue) }
  }

  public var trailing_attr: SSLayoutAttribute {
    @inlinable get { attribute(.trailing) }
    @inlinable set { equate(.trailing, newValue) }
  }

  public var width_attr: SSLayoutAttribute {
    @inlinable get { attribute(.width) }
    @inlinable set { equate(.width, newValue) }
  }

  public var height_attr: SSLayoutAttribute {
    @inlinable get { attribute(.height) }
    @inlinable set { equate(.height, newValue) }
  }

  public var centerX_attr: SSLayoutAttribute {
    @inlinable get { attribute(.centerX) }
    @inlinable set { equate(.centerX, newValue) }
  }

  public var centerY_attr: SSLayoutAttribute {
    @inlinable get { attribute(.centerY) }
    @inlinable set { equate(.centerY, newValue) }
  }

  public var lastBaseline_attr: SSLayoutAttribute {
    @inlinable get { attribute(.lastBaseline) }
    @inlinable set { equate(.lastBaseline, newValue) }
  }

  /// The first baseline, by the name that it has always had.
  public var firstBaseLine_attr: SSLayoutAttribute {
    @inlinable get { attribute(.firstBaseline) }
    @inlinable set { equate(.firstBaseline, newValue) }
  }

  /// The first baseline.
  public var firstBaseline_attr: SSLayoutAttribute {
    @inlinable get { attribute(.firstBaseline) }
    @inlinable set { equate(.firstBaseline, newValue) }
  }

  @inlinable
  func attribute(_ attribute: NSLayoutConstraint.Attribute) -> SSLayoutAttribute {
    SSLayoutAttribute(view: self, attribute: attribute)
  }

  @inlinable
  func equate(_ attribute: NSLayoutConstraint.Attribute, _ other: SSLayoutAttribute) {
    HeldAttribute(view: self, attribute: attribute).equate(other.held)
  }
}
