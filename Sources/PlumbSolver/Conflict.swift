/// Required constraints that cannot hold together.
public struct Conflict: Sendable {
  /// A minimal set: without any one of them the others can hold. In order of age, oldest first.
  public let constraints: [ConstraintID]
  /// The member of the set that is set aside until the conflict is gone: the newest of origin `user`, or the
  /// newest of all where no user constraint takes part.
  public let setAside: ConstraintID
}

/// A variable whose value the constraints do not settle.
public struct Ambiguity: Sendable {
  public let variable: Variable
  /// The lowest value over all optimal solutions; `-infinity` where there is none.
  public let lowest: Double
  /// The highest value over all optimal solutions; `infinity` where there is none.
  public let highest: Double
}
