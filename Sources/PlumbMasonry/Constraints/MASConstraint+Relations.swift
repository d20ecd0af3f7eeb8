// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's. Each call passes its own place in the program on, for descriptions and reports.

extension MASConstraint {
  /// Says: equal to the target. A view or guide stands for its attribute of the same kind, a value sets the constant, an array
  /// makes one constraint for each of its elements. A second relation ends the program, unless it is the same with a
  /// value: so the constant of an installed constraint can be given anew.
  @discardableResult public func equalTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: equal to each of the targets, which may be of different kinds: `[icon, 100, title.mas_width]`.
  @discardableResult public func equalTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }

  /// Says: at least the target, which may be all that `equalTo(_:)` takes.
  @discardableResult public func greaterThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: at least each of the targets, which may be of different kinds: `[icon, 100, title.mas_width]`.
  @discardableResult public func greaterThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }

  /// Says: at most the target, which may be all that `equalTo(_:)` takes.
  @discardableResult public func lessThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: at most each of the targets, which may be of different kinds: `[icon, 100, title.mas_width]`.
  @discardableResult public func lessThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }
}
