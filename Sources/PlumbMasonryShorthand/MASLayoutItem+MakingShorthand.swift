extension MASLayoutItem {
  /// The same as `mas_makeConstraints(_:)`.
  @discardableResult public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_makeConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_updateConstraints(_:)`.
  @discardableResult public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_updateConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_replaceConstraints(_:)`.
  @discardableResult public func replaceConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_replaceConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_remakeConstraints(_:)`.
  @discardableResult public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_remakeConstraints(fileID: fileID, line: line, block)
  }
}
