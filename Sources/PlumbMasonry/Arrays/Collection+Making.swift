// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension Collection where Element: MASLayoutItem {
  /// Makes the same constraints for each item, in the items' order: the block runs once for each.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints of one item.
  /// - Returns: all constraints, in one list.
  @discardableResult
  public func mas_makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(fileID: fileID, line: line, block) }
  }

  /// Updates the same constraints of each item, in the items' order.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints of one item.
  /// - Returns: all constraints, in one list.
  @discardableResult
  public func mas_updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(fileID: fileID, line: line, block) }
  }

  /// Replaces all constraints of each item, in the items' order.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints of one item.
  /// - Returns: all constraints, in one list.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(fileID: fileID, line: line, block) }
  }
}
