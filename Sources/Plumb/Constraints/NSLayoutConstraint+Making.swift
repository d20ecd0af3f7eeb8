extension NSLayoutConstraint {
  /// A constraint between two sides. What could never hold ends the program, as UIKit raises an exception.
  ///
  /// No initialiser: that would count a reference to itself for every one that it writes.
  static func relating(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at location: SourceLocation? = nil
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    made.relate(first, relation, second, multiplier: multiplier, constant: constant, at: location)
    return made
  }

  /// Gives a new constraint its sides.
  @inline(__always)
  final func relate(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at location: SourceLocation? = nil
  ) {
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    storedLocation = location
    requireRules()
  }

  /// A constraint whose constant is a multiple of the system spacing between the two items.
  static func relating(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, systemSpacing multiple: CGFloat,
    at location: SourceLocation? = nil
  ) -> NSLayoutConstraint {
    relating(first, relation, second, constant: multiple * systemSpacing, at: location)
  }

  /// The distance, in points, between siblings that belong together.
  static var systemSpacing: CGFloat { 8 }

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
    do {
      try relate(view1, attr1, relation, view2, attr2, multiplier, c)
    } catch {
      fatalError(error.description)
    }
  }

  /// A constraint between two items that knows where it was written.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init()
    do {
      try relate(view1, attr1, relation, view2, attr2, multiplier, c)
    } catch {
      fatalError(error.description)
    }
    storedLocation = SourceLocation(fileID: fileID, line: line)
  }

  /// A constraint made of data: what a plain initialiser ends the program for is thrown.
  ///
  /// - Throws: one sentence that says what is wrong and names both items.
  @_disfavoredOverload
  public convenience init(
    checking view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    priority: UILayoutPriority = .required,
    at location: SourceLocation? = nil
  ) throws(Refusal) {
    self.init()
    storedPriority = priority
    storedLocation = location
    try relate(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// A constraint made of data: the form for what is known to be views, which is cheaper.
  ///
  /// - Throws: one sentence that says what is wrong and names both items.
  public convenience init(
    checking view1: __shared UIView, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: __shared UIView?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    priority: UILayoutPriority = .required, at location: SourceLocation? = nil
  ) throws(Refusal) {
    self.init()
    storedPriority = priority
    storedLocation = location
    try relate(view1, attr1, relation, view2, attr2, multiplier, c)
  }

  /// Where the constraint was written; `nil` where Apple's exact signature was called.
  public var sourceLocation: SourceLocation? {
    get { storedLocation }
    set { storedLocation = newValue }
  }

  private func relate(
    _ item: Any, _ attribute: Attribute, _ relation: Relation, _ other: Any?, _ otherAttribute: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) throws(Refusal) {
    first = ConstraintSide(reference: try ItemReference.required(item, "first"), attribute: attribute)
    if let other {
      second = ConstraintSide(
        reference: try ItemReference.required(other, "second"), attribute: otherAttribute)
    }
    try state(relation, multiplier, constant)
  }

  /// The same for views. Out of line, for the same reason.
  @inline(never)
  private func relate(
    _ view: UIView, _ attribute: Attribute, _ relation: Relation, _ other: UIView?,
    _ otherAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) throws(Refusal) {
    first = ConstraintSide(reference: view.reference, attribute: attribute)
    if let other { second = ConstraintSide(reference: other.reference, attribute: otherAttribute) }
    try state(relation, multiplier, constant)
  }

  private func state(
    _ relation: Relation, _ multiplier: CGFloat, _ constant: CGFloat
  ) throws(Refusal) {
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    try checkRules()
  }
}

extension ItemReference {
  fileprivate static func required(
    _ item: Any, _ ordinal: String
  ) throws(NSLayoutConstraint.Refusal) -> ItemReference {
    guard let reference = of(item) else {
      throw NSLayoutConstraint.Refusal(
        "A constraint's \(ordinal) item is a view or layout guide, not \(type(of: item)).")
    }
    return reference
  }
}
