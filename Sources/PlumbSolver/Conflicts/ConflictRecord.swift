/// A set-aside constraint with the minimal set that speaks against it.
struct ConflictRecord: Sendable {
  /// Ascending by age.
  var constraints: [ConstraintID]
  /// The row that is set aside.
  var setAside: Int32
}
