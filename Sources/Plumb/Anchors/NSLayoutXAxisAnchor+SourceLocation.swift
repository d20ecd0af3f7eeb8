extension NSLayoutXAxisAnchor {
  /// A constraint that says: this anchor lies `multiplier` times the system spacing after `anchor`, and that
  /// knows where it was written.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .equal, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor lies at least `multiplier` times the system spacing after `anchor`, and that
  /// knows where it was written.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line)
    )
  }

  /// A constraint that says: this anchor lies at most `multiplier` times the system spacing after `anchor`, and that
  /// knows where it was written.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, anchor.side, systemSpacing: multiplier, at: .init(fileID: fileID, line: line))
  }
}
