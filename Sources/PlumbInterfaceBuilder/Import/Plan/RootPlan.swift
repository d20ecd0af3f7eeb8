import PlumbLayout

/// A root view with every rule of Interface Builder applied: a layout problem without any classes.
public struct RootPlan: Sendable {
  public var root: RootNode
  public var context: RootContext
  /// Views in pre-order, the root first.
  public var items: [PlannedItem]
  public var constraints: [PlannedConstraint]
  /// References that lead nowhere, and the like.
  public var problems: [DocumentProblem]
}
