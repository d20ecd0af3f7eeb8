/// Runs `closure` and makes all constraints that it makes active in one step.
///
/// Inside, nothing is active yet. A batch inside the closure keeps and activates its own constraints; they are not in
/// the outer result.
///
/// - Parameters:
///   - fileID: the caller's file; constraints made by operators are reported with it.
///   - line: the caller's line; constraints made by operators are reported with it.
///   - closure: makes constraints by operators or `constrain`.
/// - Returns: the constraints, in the order in which they were made.
@discardableResult
public func batch(
  fileID: String = #fileID, line: UInt = #line, _ closure: () -> Void
) -> [NSLayoutConstraint] {
  ConstraintBatch.run(WrittenPlace(fileID: fileID, line: line), active: true, closure)
}

/// Runs `closure` and makes all constraints that it makes active in one step, or leaves them inactive.
///
/// - Parameters:
///   - active: whether they become active.
///   - fileID: the caller's file; constraints made by operators are reported with it.
///   - line: the caller's line; constraints made by operators are reported with it.
///   - closure: makes constraints by operators or `constrain`.
/// - Returns: the constraints, in the order in which they were made.
@discardableResult
public func batch(
  active: Bool, fileID: String = #fileID, line: UInt = #line, closure: () -> Void
) -> [NSLayoutConstraint] {
  ConstraintBatch.run(WrittenPlace(fileID: fileID, line: line), active: active, closure)
}
