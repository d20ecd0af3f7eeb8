// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension MASLayoutItem {
  /// Makes constraints for the item and installs them; a view stops translating its autoresizing mask.
  ///
  /// The block runs at once, and nothing is installed before its end. The result has the constraints in the order in
  /// which they were written; a composite counts as one.
  ///
  /// ```swift
  /// title.mas_makeConstraints { make in
  ///   make.top.equalTo(icon.mas_bottom).offset(8)
  ///   make.left.right.equalTo(icon)
  /// }
  /// ```
  @discardableResult public func mas_makeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    run(makerAt(fileID, line), block)
  }

  /// Like `mas_makeConstraints(_:)`, but where an active constraint of Masonry's differs in nothing but the constant, its
  /// constant is changed.
  ///
  /// Where none does, a constraint is **added**. One that differs in little else then earns a `NotationWarning`, since
  /// both stay in force.
  @discardableResult public func mas_updateConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = makerAt(fileID, line)
    maker.updateExisting = true
    return run(maker, block)
  }

  /// Like `mas_updateConstraints(_:)`, but a constraint that differs in priority, multiplier or target only is replaced:
  /// an addition to Masonry.
  @discardableResult public func mas_replaceConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = makerAt(fileID, line)
    maker.updateExisting = true
    maker.replacesNearMatches = true
    return run(maker, block)
  }

  /// Like `mas_makeConstraints(_:)`, but takes out all constraints that Masonry installed for the item.
  ///
  /// They go after the block has run, in which they can still be read, and before the new ones come.
  @discardableResult public func mas_remakeConstraints(
    fileID: String = #fileID, line: UInt = #line, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    let maker = makerAt(fileID, line)
    maker.removeExisting = true
    return run(maker, block)
  }

  private func makerAt(_ fileID: String, _ line: UInt) -> MASConstraintMaker {
    let receiver = masReceiver
    if case .view(let view) = receiver { view.translatesAutoresizingMaskIntoConstraints = false }
    return MASConstraintMaker(receiver, fileID: fileID, line: line)
  }

  private func run(
    _ maker: consuming MASConstraintMaker, _ block: (MASConstraintMaker) -> Void
  ) -> [MASConstraint] {
    block(maker)
    let made = maker.install()
    if !isKnownUniquelyReferenced(&maker) { maker.holdWeakly() }
    return made
  }

  private var masReceiver: ItemHold {
    if case .item(let hold) = masTarget.kind { return hold }
    return ItemHold(self)
  }
}
