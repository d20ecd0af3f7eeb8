/// `first.attribute relation multiplier * second.attribute + constant`, at a priority.
public struct ConstraintSpec: Hashable, Sendable {
  public var first: ItemID
  public var firstAttribute: Attribute
  public var relation: Relation
  public var second: ItemID?
  public var secondAttribute: Attribute
  /// Where the first side begins, for one that is the distance from another location to `first`'s.
  public var firstStart: ItemAttribute?
  /// Where the second side begins, for one that is the distance from another location to `second`'s.
  public var secondStart: ItemAttribute?
  public var multiplier: Double
  public var constant: Double
  public var priority: Priority
  /// The view whose coordinates a multiplied or lone location counts in; `nil` for the nearest common
  /// ancestor. It must be an ancestor of both items, or one of them.
  public var holder: ItemID?
  public var origin: ConstraintOrigin
  /// When the constraint became active, on a clock of the host's: of required constraints that contradict each
  /// other the younger one gives way. `nil`: now, after all that are in the tree.
  public var age: Int64?

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

/// An attribute of an item.
public struct ItemAttribute: Hashable, Sendable {
  public var item: ItemID
  public var attribute: Attribute

  public init(_ item: ItemID, _ attribute: Attribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension ConstraintSpec {
  /// Calls `body` for the items that the constraint names, each once, until it answers false; whether it never did.
  @inline(__always)
  func allItems(_ body: (ItemID) -> Bool) -> Bool {
    guard body(first) else { return false }
    if let second, second != first, !body(second) { return false }
    guard firstStart != nil || secondStart != nil else { return true }
    if let start = firstStart?.item, start != first, start != second, !body(start) { return false }
    guard let start = secondStart?.item, start != first, start != second, start != firstStart?.item else {
      return true
    }
    return body(start)
  }

  /// Whether a side is the distance between two locations.
  var hasStarts: Bool { firstStart != nil || secondStart != nil }

  /// Why the attributes and numbers of a constraint without distances cannot be.
  func plainRefusal() -> ConstraintRefusal? {
    ConstraintRules.refusal(
      first: firstAttribute, second: secondAttribute, hasSecondItem: second != nil, multiplier: multiplier,
      constant: constant, priority: priority, allowsLocationConstants: true)
  }

  /// Why the attributes and numbers cannot be; a distance between two locations of an axis counts as a size.
  func refusal() -> ConstraintRefusal? {
    if let refusal = Self.refusal(from: firstStart, to: firstAttribute) { return refusal }
    if let refusal = Self.refusal(from: secondStart, to: secondAttribute) { return refusal }
    return ConstraintRules.refusal(
      first: firstStart == nil ? firstAttribute : .width,
      second: secondStart == nil ? secondAttribute : .width, hasSecondItem: second != nil,
      multiplier: multiplier, constant: constant, priority: priority, allowsLocationConstants: true)
  }

  private static func refusal(from start: ItemAttribute?, to end: Attribute) -> ConstraintRefusal? {
    guard let start else { return nil }
    let refusal = ConstraintRules.refusal(
      first: end, second: start.attribute, hasSecondItem: true, multiplier: 1, constant: 0,
      priority: .required)
    if let refusal { return refusal }
    return end.isSize ? .incompatibleAttributes(end, start.attribute) : nil
  }
}
