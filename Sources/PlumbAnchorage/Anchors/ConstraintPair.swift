/// The constraints of a relation of pairs.
public struct ConstraintPair {
  /// The one of leading, top, the horizontal center or the width.
  public var first: NSLayoutConstraint
  /// The one of trailing, bottom, the vertical center or the height.
  public var second: NSLayoutConstraint
}

extension ConstraintPair {
  /// Leaves both to the innermost batch, or makes them active in one step.
  func install() {
    guard let batch = ConstraintBatch.innermost else { return NSLayoutConstraint.activate([first, second]) }
    batch.pointee.append(first)
    batch.pointee.append(second)
  }
}
