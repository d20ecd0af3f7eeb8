extension Collection where Element: MASLayoutItem {
  /// The same as `mas_makeConstraints(_:)`, for each item.
  @discardableResult public func makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_makeConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_updateConstraints(_:)`, for each item.
  @discardableResult public func updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_updateConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_replaceConstraints(_:)`, for each item.
  @discardableResult public func replaceConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_replaceConstraints(fileID: fileID, line: line, block)
  }

  /// The same as `mas_remakeConstraints(_:)`, for each item.
  @discardableResult public func remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    mas_remakeConstraints(fileID: fileID, line: line, block)
  }
}
