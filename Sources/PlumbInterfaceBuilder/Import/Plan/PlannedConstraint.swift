import PlumbLayout

/// A constraint whose references have been found.
public struct PlannedConstraint: Sendable {
  /// What an item of a document's constraint turned out to be.
  public enum Item: Sendable, Hashable {
    /// A view, by its index in the plan.
    case view(Int)
    case safeArea(Int)
    case contentGuide(Int)
    case frameGuide(Int)
    case keyboardGuide(Int)
    /// The old guides of a view controller, which lie above and below the safe area of the root.
    case topGuide, bottomGuide
  }

  public var node: ConstraintNode
  /// The view that holds the constraint.
  public var owner: Int
  public var first: Item
  public var second: Item?
  public var constant: Double
}
