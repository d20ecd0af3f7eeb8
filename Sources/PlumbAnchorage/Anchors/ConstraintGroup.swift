/// The constraints of a relation of edges.
public struct ConstraintGroup {
  public var top: NSLayoutConstraint
  public var leading: NSLayoutConstraint
  public var bottom: NSLayoutConstraint
  public var trailing: NSLayoutConstraint

  /// Leading and trailing.
  public var horizontal: [NSLayoutConstraint] { [leading, trailing] }
  /// Top and bottom.
  public var vertical: [NSLayoutConstraint] { [top, bottom] }
  /// Top, leading, bottom and trailing.
  public var all: [NSLayoutConstraint] { [top, leading, bottom, trailing] }
}

extension ConstraintGroup {
  /// Leaves all to the innermost batch, or makes them active in one step, in the order in which they were made.
  func install() {
    guard let batch = ConstraintBatch.innermost else {
      return NSLayoutConstraint.activate([leading, trailing, top, bottom])
    }
    batch.pointee.append(leading)
    batch.pointee.append(trailing)
    batch.pointee.append(top)
    batch.pointee.append(bottom)
  }
}
