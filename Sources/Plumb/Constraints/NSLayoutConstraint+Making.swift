extension NSLayoutConstraint {
  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
  }

  /// A constraint whose constant is a multiple of the system spacing between the two items.
  convenience init(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, systemSpacing multiple: CGFloat
  ) {
    self.init(first, relation, second, constant: multiple * Self.systemSpacing)
  }

  /// The distance, in points, between siblings that belong together.
  static var systemSpacing: CGFloat { 8 }

  /// Remembers where the constraint was written.
  func written(_ fileID: String, _ line: UInt) -> NSLayoutConstraint {
    storedLocation = SourceLocation(fileID: fileID, line: line)
    return self
  }

  /// A constraint between two items: `view1.attr1 relation multiplier * view2.attr2 + c`.
  ///
  /// Without a second item the second attribute becomes `notAnAttribute`, whatever was passed. Items are views,
  /// layout guides or layout support objects.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    relate(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// A constraint between two items that knows where it was written.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init()
    relate(view1, attr1, relation, view2, attr2, multiplier, c)
    storedLocation = SourceLocation(fileID: fileID, line: line)
  }

  private func relate(
    _ item: Any, _ attribute: Attribute, _ relation: Relation, _ other: Any?, _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    first = ConstraintSide(reference: ItemReference.required(item, "first"), attribute: attribute)
    if let other {
      second = ConstraintSide(reference: ItemReference.required(other, "second"), attribute: otherAttribute)
    }
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
  }
}

extension ItemReference {
  fileprivate static func required(_ item: Any, _ ordinal: String) -> ItemReference {
    guard let reference = of(item) else {
      preconditionFailure("A constraint's \(ordinal) item is a view or layout guide, not \(type(of: item)).")
    }
    return reference
  }
}
