/// A rule that takes part in a conflict.
public enum LayoutRule: Hashable, Sendable {
  case constraint(LayoutConstraintID)
  /// The content's width or height, as a wish not to grow beyond it.
  case hugging(ItemID, Axis)
  /// The content's width or height, as a wish not to shrink below it.
  case compressionResistance(ItemID, Axis)
  /// Widths and heights are not negative.
  case nonNegativeSize(ItemID, Axis)
  /// The root's size.
  case rootSize(Axis)
  /// A part of a frame that is translated by its mask.
  case autoresizing(ItemID, Axis, AutoresizingRule.Part)
  /// One of the constraints of a stack view's arrangement.
  case stack(StackConstraint)
  /// A scroll view's content area.
  case scroll(ItemID)
  /// A readable content guide.
  case readableContent(ItemID)
}

/// Required rules that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
  /// A minimal set: without any one of them the others can hold.
  public let rules: [LayoutRule]
  /// The one that is set aside until the conflict is gone.
  public let setAside: LayoutRule
}

/// A value of an item's alignment rectangle that the constraints do not settle.
public struct LayoutAmbiguity: Hashable, Sendable {
  public enum Value: String, Hashable, Sendable {
    case x, y, width, height
  }

  public let item: ItemID
  public let value: Value
  /// The lowest and the highest value, in points, over all solutions that are equally good; may be infinite.
  public let lowest: Double
  public let highest: Double
}

extension LayoutTree {
  /// The conflicts among required rules at the last solve.
  public var conflicts: [LayoutConflict] {
    solver.conflicts.compactMap { conflict in
      guard let setAside = rule(conflict.setAside) else { return nil }
      var rules: [LayoutRule] = []
      for constraint in conflict.constraints {
        guard let rule = rule(constraint), !rules.contains(rule) else { continue }
        rules.append(rule)
      }
      return LayoutConflict(rules: rules, setAside: setAside)
    }
  }

  /// The values that the constraints do not settle, found anew at each call; items in pre-order.
  public func ambiguities() -> [LayoutAmbiguity] {
    var found: [(order: Int64, LayoutAmbiguity)] = []
    for ambiguity in solverAmbiguities() {
      let owner = variableOwners[ambiguity.variable.slot].item
      guard owner >= 0, let variables = items[Int(owner)].variables else { continue }
      // Nothing asks where the root is.
      if owner == 0, ambiguity.variable == variables.left || ambiguity.variable == variables.top { continue }
      let (offset, value): (Int64, LayoutAmbiguity.Value) =
        switch ambiguity.variable {
        case variables.left: (0, .x)
        case variables.top: (1, .y)
        case variables.width: (2, .width)
        default: (3, .height)
        }
      found.append(
        (
          items[Int(owner)].order * 4 + offset,
          LayoutAmbiguity(item: id(owner), value: value, lowest: ambiguity.lowest, highest: ambiguity.highest)
        ))
    }
    return found.sorted { $0.order < $1.order }.map { $0.1 }
  }

  private func solverAmbiguities() -> [Ambiguity] {
    guard isExercised || solverIsStale else { return solver.ambiguities() }
    // Judging solves anew, and what changes by that would be news to nobody.
    var other = solver
    return other.ambiguities()
  }

  /// How far a constraint is from holding at the last solve, in points; 0 where it holds.
  public func violation(of constraint: LayoutConstraintID) -> Double {
    precondition(contains(constraint), "The constraint is not, or no longer, part of the tree.")
    return constraints[constraint.slot].row.map { solver.violation(of: $0) } ?? 0
  }

  private func stackConstraint(_ stack: Int32, _ number: Int32) -> StackConstraint? {
    guard let constraints = items[Int(stack)].stack?.constraints, constraints.indices.contains(Int(number))
    else { return nil }
    return constraints[Int(number)]
  }

  private func rule(_ row: ConstraintID) -> LayoutRule? {
    switch rowOwners[row.slot] {
    case .none: nil
    case .constraint(let constraint):
      .constraint(
        LayoutConstraintID(index: constraint, generation: constraints[Int(constraint)].generation))
    case .hugging(let item, let axis): .hugging(id(item), axis)
    case .compression(let item, let axis): .compressionResistance(id(item), axis)
    case .nonNegative(let item, let axis): .nonNegativeSize(id(item), axis)
    case .rootSize(_, let axis): .rootSize(axis)
    case .autoresizing(let item, let axis, let part): .autoresizing(id(item), axis, part)
    case .stack(let item, let number): stackConstraint(item, number).map { .stack($0) }
    case .scroll(let item): .scroll(id(item))
    case .readableContent(let item): .readableContent(id(item))
    }
  }
}
