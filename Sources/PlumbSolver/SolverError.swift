/// Why a call of a ``Solver`` was refused. A refused call leaves the solver as it was.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, constant or parameter is NaN or infinite.
  case notFinite
  /// A priority is not greater than 0 and at most 1000.
  case priorityOutOfRange
  /// A variable was removed, or belongs to no system.
  case unknownVariable
  /// A constraint was removed, or belongs to no system.
  case unknownConstraint
  /// A variable cannot be removed while a constraint uses it.
  case variableInUse
  /// Only a parameter's value can be set.
  case notAParameter
}
