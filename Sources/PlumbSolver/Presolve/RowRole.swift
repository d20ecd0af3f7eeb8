/// What became of a constraint in the presolve.
enum RowRole: UInt8, Sendable {
  /// The slot is free, or the row was not looked at yet.
  case none
  /// A required equality that defines a variable.
  case definition
  /// A required equality that follows from others.
  case redundant
  /// An inequality or an optional constraint: left for the components.
  case residual
  /// A required constraint that cannot hold together with those admitted before it.
  case setAside
}
