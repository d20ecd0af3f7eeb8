/// `first.attribute relation multiplier * second.attribute + constant`, at a priority.
public struct ConstraintSpec: Sendable {
  public var first: ItemID
  public var firstAttribute: Attribute
  public var relation: Relation
  public var second: ItemID?
  public var secondAttribute: Attribute
  public var multiplier: Double
  public var constant: Double
  public var priority: Priority
  /// The view whose coordinates a multiplied or lone location counts in; `nil` for the nearest common
  /// ancestor. It must be an ancestor of both items, or one of them.
  public var holder: ItemID?
  public var origin: ConstraintOrigin

  public init(
    _ first: ItemID, _ firstAttribute: Attribute, _ relation: Relation = .equal, to second: ItemID? = nil,
    _ secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Priority = .required, holder: ItemID? = nil, origin: ConstraintOrigin = .user
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.holder = holder
    self.origin = origin
  }
}

/// A constraint of the tree with its row in the solver.
struct LayoutConstraint {
  var generation: Int32 = 0
  var isAlive = false
  var spec: ConstraintSpec
  var row: ConstraintID?
  /// When it was added: a row that is made anew keeps the constraint's age.
  var age: Int64 = 0
  /// The row has to be made anew before the next solve.
  var isStale = false
}
