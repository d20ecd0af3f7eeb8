/// Constraints that wait for the end of a `batch { }` to become active in one step.
struct ConstraintBatch {
  private var constraints: [NSLayoutConstraint] = []
  private let place: WrittenPlace

  private init(_ place: WrittenPlace) {
    self.place = place
    // As many as a screen has: they are to cost no more allocations than an array that is written out.
    constraints.reserveCapacity(64)
  }

  /// Runs `body` with a batch of its own.
  static func run(_ place: WrittenPlace, active: Bool, _ body: () -> Void) -> [NSLayoutConstraint] {
    var batch = ConstraintBatch(place)
    openBatches.withValue(&batch) { open in
      body()
      if active { NSLayoutConstraint.activate(open.pointee.constraints) }
    }
    return batch.constraints
  }

  /// Leaves the constraint to the innermost batch, or makes it active.
  static func install(_ constraint: NSLayoutConstraint) {
    if let batch = innermost {
      batch.pointee.append(constraint)
    } else {
      constraint.isActive = true
    }
  }

  /// The batch that takes what this thread makes.
  static var innermost: UnsafeMutablePointer<ConstraintBatch>? { openBatches.innermost }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.markWritten(ifUnknown: place)
    constraints.append(constraint)
  }
}

nonisolated private let openBatches = ThreadSlot<ConstraintBatch>()
