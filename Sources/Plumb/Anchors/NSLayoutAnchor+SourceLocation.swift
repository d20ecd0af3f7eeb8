extension NSLayoutAnchor {
  /// A constraint that says: this anchor is equal to `anchor`, and that knows where it was written.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor is equal to `anchor` plus `c` points, and that knows where it was written.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor is at least `anchor`, and that knows where it was written.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor is at least `anchor` plus `c` points, and that knows where it was written.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, anchor.side, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor is at most `anchor`, and that knows where it was written.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this anchor is at most `anchor` plus `c` points, and that knows where it was written.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, anchor.side, constant: c, at: .init(fileID: fileID, line: line))
  }
}
