// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension MASLayoutItem {
  /// Makes constraints for the item and installs them; a view stops translating its autoresizing mask.
  ///
  /// ```swift
  /// title.mas_makeConstraints { make in
  ///   make.top.equalTo(icon.mas_bottom).offset(8)
  ///   make.left.right.equalTo(icon)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints; it runs at once, and nothing is installed before its end.
  /// - Returns: the constraints in the order in which they were written; a composite counts as one.
  @discardableResult
  public func mas_makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    maker(fileID, line).run(block)
  }

  /// Like `mas_makeConstraints(_:)`, but where an active constraint of Masonry's differs in nothing but the constant, its
  /// constant is changed. Where none does, a constraint is **added**; one that differs in little else then earns a
  /// warning, since both stay in force.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func mas_updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = maker(fileID, line)
    maker.updateExisting = true
    return maker.run(block)
  }

  /// Like `mas_updateConstraints(_:)`, but a constraint that differs in priority, multiplier or target only is replaced:
  /// an addition to Masonry.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func mas_replaceConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = maker(fileID, line)
    maker.updateExisting = true
    maker.replacesNearMatches = true
    return maker.run(block)
  }

  /// Like `mas_makeConstraints(_:)`, but takes out all constraints that Masonry installed for the item, after the block
  /// has run and before the new ones come.
  ///
  /// - Parameters:
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  ///   - block: writes the constraints; the old ones can still be read in it.
  /// - Returns: the constraints in the order in which they were written.
  @discardableResult
  public func mas_remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = maker(fileID, line)
    maker.removeExisting = true
    return maker.run(block)
  }

  private func maker(_ fileID: String, _ line: UInt) -> MASConstraintMaker {
    let receiver = masReceiver
    if case .view(let view) = receiver { view.translatesAutoresizingMaskIntoConstraints = false }
    return MASConstraintMaker(receiver, fileID: fileID, line: line)
  }

  private var masReceiver: ItemHold {
    if case .item(let hold) = masTarget.kind { return hold }
    return ItemHold(self)
  }
}

extension MASConstraintMaker {
  fileprivate func run(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    block(self)
    return install()
  }
}
