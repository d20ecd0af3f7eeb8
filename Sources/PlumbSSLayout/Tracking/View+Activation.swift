extension NotationView {
  /// Runs `block`, in which every constraint whose first item is this view becomes active at once and is tracked.
  ///
  /// From the first call on that is so for the rest of the view's life, in blocks and outside. The view's mask is no
  /// longer translated.
  ///
  /// - Parameters:
  ///   - fileID: the caller's file; constraints made by assignment are reported with it.
  ///   - line: the caller's line; constraints made by assignment are reported with it.
  ///   - block: makes constraints.
  public func activateConstraints(fileID: String = #fileID, line: UInt = #line, _ block: () -> Void) {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
    OpenBlock.run(self, startTracking(), (fileID, line), block)
  }

  /// Runs a block that there may be; without one nothing happens.
  ///
  /// - Parameters:
  ///   - fileID: the caller's file; constraints made by assignment are reported with it.
  ///   - line: the caller's line; constraints made by assignment are reported with it.
  ///   - block: makes constraints.
  @_disfavoredOverload
  public func activateConstraints(fileID: String = #fileID, line: UInt = #line, _ block: (() -> Void)?) {
    if let block { activateConstraints(fileID: fileID, line: line, block) }
  }

  /// The tracked constraints in the order in which they were made; `nil` before the first `activateConstraints`.
  public var allConstraints: [NSLayoutConstraint]? { trackingList?.constraints }

  /// Makes the tracked constraints active. Those whose other view is gone are forgotten.
  public func activateAllConstraints() { trackingList?.activateAll() }

  /// Makes the tracked constraints inactive and forgets them. New ones are tracked as before.
  public func deactivateAllConstraints() { trackingList?.deactivateAll() }

  /// Makes the tracked constraints inactive and ends tracking, as if there had been no `activateConstraints`.
  ///
  /// Values that others associated with the view stay.
  public func deactivateAllConstraintsAndAssociatedObjects() { endTracking() }
}
