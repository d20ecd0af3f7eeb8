/// A constraint of the tree with its row in the solver, in little memory: there are several for each view. What it says
/// is told by ``LayoutTree/spec(at:)``.
struct LayoutConstraint {
  var multiplier: Double
  var constant: Double
  /// What the row's constant is beyond minus the constraint's: insets of items that it passes.
  var offset: Double = 0
  /// When it was added: a row that is made anew keeps the constraint's age.
  let age: Int64
  // Items by their indices, or -1: a constraint goes before the items that it names.
  let first: Int32
  let second: Int32
  let holder: Int32
  /// Where the list of its uses begins, or -1.
  var firstUse: Int32 = -1
  /// Where sides that are distances begin: a place in the tree's list of starts, or -1.
  let starts: Int32
  var generation: Int32 = 0
  var priority: Priority
  var row: ConstraintID?
  let firstAttribute: Attribute
  let secondAttribute: Attribute
  let relation: Relation
  let origin: ConstraintOrigin
  /// Whether the host said the age.
  let hasGivenAge: Bool
  var isAlive = true
  /// The row has to be made anew before the next solve.
  var isStale = false
}

extension LayoutConstraint {
  init(_ spec: ConstraintSpec, age: Int64, starts: Int32) {
    self.init(
      multiplier: spec.multiplier, constant: spec.constant, age: age, first: spec.first.index,
      second: spec.second?.index ?? -1, holder: spec.holder?.index ?? -1, starts: starts,
      priority: spec.priority, firstAttribute: spec.firstAttribute, secondAttribute: spec.secondAttribute,
      relation: spec.relation, origin: spec.origin, hasGivenAge: spec.age != nil)
  }
}

/// Where the sides of a constraint begin that are distances from one location to another.
struct DistanceStarts {
  var first: ItemAttribute?
  var second: ItemAttribute?
}

extension LayoutTree {
  /// What a constraint says.
  func spec(at constraint: Int32) -> ConstraintSpec {
    let place = Int(constraint)
    let second = constraints[place].second
    var spec = ConstraintSpec(
      id(constraints[place].first), constraints[place].firstAttribute, constraints[place].relation,
      multiplier: constraints[place].multiplier, constant: constraints[place].constant,
      priority: constraints[place].priority, origin: constraints[place].origin)
    if second >= 0 { spec.second = id(second) }
    spec.secondAttribute = constraints[place].secondAttribute
    let holder = constraints[place].holder
    if holder >= 0 { spec.holder = id(holder) }
    if constraints[place].hasGivenAge { spec.age = constraints[place].age }
    if constraints[place].starts >= 0 {
      let starts = starts[Int(constraints[place].starts)]
      (spec.firstStart, spec.secondStart) = (starts.first, starts.second)
    }
    return spec
  }

  /// Whether a predicate holds for any attribute that a constraint names.
  func anyAttribute(of constraint: Int32, _ predicate: (Attribute) -> Bool) -> Bool {
    let record = constraints[Int(constraint)]
    if predicate(record.firstAttribute) || predicate(record.secondAttribute) { return true }
    guard record.starts >= 0 else { return false }
    let starts = starts[Int(record.starts)]
    return starts.first.map { predicate($0.attribute) } ?? false
      || starts.second.map { predicate($0.attribute) } ?? false
  }

  /// Keeps where the distances of a constraint begin; -1 for one without.
  func keepStarts(of spec: ConstraintSpec) -> Int32 {
    guard spec.hasStarts else { return -1 }
    let made = DistanceStarts(first: spec.firstStart, second: spec.secondStart)
    if let free = freeStarts.popLast() {
      starts[Int(free)] = made
      return free
    }
    starts.append(made)
    return Int32(starts.count - 1)
  }
}
