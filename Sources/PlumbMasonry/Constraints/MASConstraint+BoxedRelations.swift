// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's, from the time when only these took numbers. Here both spellings take everything.

extension MASConstraint {
  /// The same as `equalTo(_:)`.
  @discardableResult public func mas_equalTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    equalTo(target, fileID: fileID, line: line)
  }

  /// The same as `equalTo(_:)` with several targets.
  @discardableResult public func mas_equalTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    equalTo(targets, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo(_:)`.
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo(_:)` with several targets.
  @discardableResult public func mas_greaterThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(targets, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo(_:)`.
  @discardableResult public func mas_lessThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo(_:)` with several targets.
  @discardableResult public func mas_lessThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(targets, fileID: fileID, line: line)
  }
}
