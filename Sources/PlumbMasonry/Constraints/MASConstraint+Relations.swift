// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension MASConstraint {
  /// Says: equal to the target. A view or guide stands for its attribute of the same kind; a value sets the constant.
  ///
  /// - Parameters:
  ///   - target: a view, guide, attribute, number, point, size or insets, or an array of one kind of them.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func equalTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: equal to each of the targets, which may be of different kinds. Makes one constraint for each.
  ///
  /// - Parameters:
  ///   - targets: views, guides, attributes and values.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func equalTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.equal, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }

  /// Says: at least the target. A view or guide stands for its attribute of the same kind; a value sets the constant.
  ///
  /// - Parameters:
  ///   - target: a view, guide, attribute, number, point, size or insets, or an array of one kind of them.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: at least each of the targets, which may be of different kinds. Makes one constraint for each.
  ///
  /// - Parameters:
  ///   - targets: views, guides, attributes and values.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }

  /// Says: at most the target. A view or guide stands for its attribute of the same kind; a value sets the constant.
  ///
  /// - Parameters:
  ///   - target: a view, guide, attribute, number, point, size or insets, or an array of one kind of them.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any MASConstraintTarget, fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: target.masTarget, fileID: fileID, line: line)
  }

  /// Says: at most each of the targets, which may be of different kinds. Makes one constraint for each.
  ///
  /// - Parameters:
  ///   - targets: views, guides, attributes and values.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any MASConstraintTarget], fileID: String = #fileID, line: UInt = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, to: MASTarget(.list(targets)), fileID: fileID, line: line)
  }
}
