extension NSLayoutDimension {
  /// A constraint that says: this dimension is equal to `c` points, and that knows where it was written.
  public func constraint(
    equalToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, .nothing, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at least `c` points, and that knows where it was written.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, .nothing, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at most `c` points, and that knows where it was written.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, .nothing, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is equal to `m` times `anchor`, and that knows where it was written.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .equal, anchor.side, multiplier: m, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is equal to `m` times `anchor` plus `c` points, and that knows where it
  /// was written.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .equal, anchor.side, multiplier: m, constant: c, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at least `m` times `anchor`, and that knows where it was written.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, anchor.side, multiplier: m, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at least `m` times `anchor` plus `c` points, and that knows where it
  /// was written.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c,
      at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at most `m` times `anchor`, and that knows where it was written.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, anchor.side, multiplier: m, at: .init(fileID: fileID, line: line))
  }

  /// A constraint that says: this dimension is at most `m` times `anchor` plus `c` points, and that knows where it
  /// was written.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat,
    fileID: String = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(
      side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c, at: .init(fileID: fileID, line: line))
  }
}
