/// One of the constraints that a stack view's arrangement consists of.
public struct StackConstraint: Hashable, Sendable {
  /// What the constraint is for. The names are those that UIKit gives such constraints, without their `UISV-`.
  public enum Role: UInt8, Hashable, Sendable {
    /// A view meets an edge of the stack.
    case canvasConnection
    /// The distance between neighbours.
    case spacing
    /// Views lie alike across the axis.
    case alignment
    /// Views have one size.
    case fillEqually
    /// A view has its share of the stack.
    case fillProportionally
    /// Gaps, or the distances of centres, are equal.
    case distributing
    /// A hidden view has no extent.
    case hiding
    /// A view stays within the stack across its axis.
    case spanningBoundary
    /// The stack is no larger across its axis than its views need.
    case spanningFit
    /// A weak pull that settles what the others leave open.
    case ambiguitySuppression
  }

  public var role: Role
  public var stack: ItemID
  /// What the constraint says. Its horizontal locations are left and right ones.
  public var spec: ConstraintSpec

  /// The name by which UIKit's console prints such a constraint, such as `UISV-spacing`.
  public var identifier: String {
    switch role {
    case .canvasConnection: "UISV-canvas-connection"
    case .spacing: "UISV-spacing"
    case .alignment: "UISV-alignment"
    case .fillEqually: "UISV-fill-equally"
    case .fillProportionally: "UISV-fill-proportionally"
    case .distributing: "UISV-distributing"
    case .hiding: "UISV-hiding"
    case .spanningBoundary: "UISV-spanning-boundary"
    case .spanningFit: "UISV-spanning-fit"
    case .ambiguitySuppression: "UISV-ambiguity-suppression"
    }
  }
}

extension LayoutTree {
  /// The constraints that a stack view's arrangement consisted of at the last pass; empty for other views.
  public func stackConstraints(of item: ItemID) -> [StackConstraint] {
    items[Int(view(item))].stack?.constraints ?? []
  }
}
