import NotationSupport

/// What a constraint says, as a value: tests compare it with what a line should have made.
public struct ConstraintFacts: Equatable {
  let first: ObjectIdentifier?
  let firstAttribute: NSLayoutConstraint.Attribute
  public let relation: NSLayoutConstraint.Relation
  let second: ObjectIdentifier?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  public let priority: Float

  /// What a constraint says.
  public init(_ constraint: NSLayoutConstraint) {
    first = constraint.firstItem.map { ObjectIdentifier($0) }
    firstAttribute = constraint.firstAttribute
    relation = constraint.relation
    second = constraint.secondItem.map { ObjectIdentifier($0) }
    secondAttribute = constraint.secondAttribute
    multiplier = constraint.multiplier
    constant = constraint.constant
    priority = constraint.priority.rawValue
  }

  /// What a constraint should say: `first {==, <=, >=} multiplier * second + constant`.
  public init(
    _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject? = nil, _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0, priority: Float = 1000
  ) {
    self.first = ObjectIdentifier(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second.map { ObjectIdentifier($0) }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
