/// Constraints that wait for the end of a `batch { }` to become active in one step.
///
/// The batches of a task form a stack of its own. A closure is not left before it ends, so whatever belongs to its
/// batch is made by the task that opened it: a task that is started inside inherits the stack and must not touch it.
final class ConstraintBatch: @unchecked Sendable {
  @TaskLocal static var current: ConstraintBatch?

  private var constraints: [NSLayoutConstraint] = []
  private let place: WrittenPlace
  private let owner = ConstraintBatch.task
  private var isOpen = true

  private init(_ place: WrittenPlace) { self.place = place }

  /// The batch that a constraint made here and now belongs to.
  private static var innermost: ConstraintBatch? {
    guard let batch = current, batch.owner == task, batch.isOpen else { return nil }
    return batch
  }

  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }

  /// Runs `body` with a batch of its own.
  static func run(_ place: WrittenPlace, active: Bool, _ body: () -> Void) -> [NSLayoutConstraint] {
    let batch = ConstraintBatch(place)
    $current.withValue(batch) {
      body()
      if active { NSLayoutConstraint.activate(batch.constraints) }
      batch.isOpen = false
    }
    return batch.constraints
  }

  /// Leaves the constraint to the innermost batch, or makes it active.
  static func install(_ constraint: NSLayoutConstraint) {
    if let batch = innermost {
      batch.append(constraint)
    } else {
      constraint.isActive = true
    }
  }

  /// Leaves the constraints to the innermost batch, or makes them active in one step.
  static func install(_ constraints: [NSLayoutConstraint]) {
    if let batch = innermost {
      constraints.forEach(batch.append)
    } else {
      NSLayoutConstraint.activate(constraints)
    }
  }

  private func append(_ constraint: NSLayoutConstraint) {
    constraint.markWritten(ifUnknown: place)
    constraints.append(constraint)
  }
}
