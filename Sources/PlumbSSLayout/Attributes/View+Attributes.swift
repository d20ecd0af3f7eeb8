// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are SSLayout's.

// Reading one is the attribute. Assigning one, `a.width_attr = b.width_attr`, makes the two equal: required, without
// multiplier or constant.
extension NotationView {
  public var left_attr: SSLayoutAttribute {
    get { attribute(.left) }
    set { equate(.left, newValue) }
  }

  public var right_attr: SSLayoutAttribute {
    get { attribute(.right) }
    set { equate(.right, newValue) }
  }

  public var top_attr: SSLayoutAttribute {
    get { attribute(.top) }
    set { equate(.top, newValue) }
  }

  public var bottom_attr: SSLayoutAttribute {
    get { attribute(.bottom) }
    set { equate(.bottom, newValue) }
  }

  public var leading_attr: SSLayoutAttribute {
    get { attribute(.leading) }
    set { equate(.leading, newValue) }
  }

  public var trailing_attr: SSLayoutAttribute {
    get { attribute(.trailing) }
    set { equate(.trailing, newValue) }
  }

  public var width_attr: SSLayoutAttribute {
    get { attribute(.width) }
    set { equate(.width, newValue) }
  }

  public var height_attr: SSLayoutAttribute {
    get { attribute(.height) }
    set { equate(.height, newValue) }
  }

  public var centerX_attr: SSLayoutAttribute {
    get { attribute(.centerX) }
    set { equate(.centerX, newValue) }
  }

  public var centerY_attr: SSLayoutAttribute {
    get { attribute(.centerY) }
    set { equate(.centerY, newValue) }
  }

  public var lastBaseline_attr: SSLayoutAttribute {
    get { attribute(.lastBaseline) }
    set { equate(.lastBaseline, newValue) }
  }

  /// The first baseline, by the name that it has always had.
  public var firstBaseLine_attr: SSLayoutAttribute {
    get { attribute(.firstBaseline) }
    set { equate(.firstBaseline, newValue) }
  }

  /// The first baseline.
  public var firstBaseline_attr: SSLayoutAttribute {
    get { attribute(.firstBaseline) }
    set { equate(.firstBaseline, newValue) }
  }

  private func attribute(_ attribute: NSLayoutConstraint.Attribute) -> SSLayoutAttribute {
    SSLayoutAttribute(view: self, attribute: attribute)
  }

  private func equate(_ attribute: NSLayoutConstraint.Attribute, _ other: SSLayoutAttribute) {
    SSLayoutAttribute(view: self, attribute: attribute).relate(.equal, other, place: nil)
  }
}
