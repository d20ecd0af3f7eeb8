extension Collection where Element: MASLayoutItem {
  /// The same as `mas_makeConstraints(_:)`.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_makeConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_updateConstraints(_:)`.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_updateConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_remakeConstraints(_:)`.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_remakeConstraints(fileID: fileID, line: line, block)
  }
}
