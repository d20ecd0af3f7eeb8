extension NSLayoutYAxisAnchor {
  /// A constraint that says: this anchor lies `multiplier` times the system spacing below `anchor`, and that
  /// knows where it was written.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .equal, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor lies at least `multiplier` times the system spacing below `anchor`, and that
  /// knows where it was written.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line)
    )
  }

  /// A constraint that says: this anchor lies at most `multiplier` times the system spacing below `anchor`, and that
  /// knows where it was written.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line))
  }
}
