// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension Collection where Element: MASLayoutItem {
  /// Makes the same constraints for each item, in the items' order: the block runs once for each. All constraints come
  /// back in one list.
  @discardableResult public func mas_makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(fileID: fileID, line: line, block) }
  }

  /// Updates the same constraints of each item: see `MASLayoutItem.mas_updateConstraints(_:)`.
  @discardableResult public func mas_updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(fileID: fileID, line: line, block) }
  }

  /// Updates or replaces the same constraints of each item: see `MASLayoutItem.mas_replaceConstraints(_:)`.
  @discardableResult public func mas_replaceConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_replaceConstraints(fileID: fileID, line: line, block) }
  }

  /// Takes out all of Masonry's constraints of each item and makes new ones.
  @discardableResult public func mas_remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(fileID: fileID, line: line, block) }
  }
}
