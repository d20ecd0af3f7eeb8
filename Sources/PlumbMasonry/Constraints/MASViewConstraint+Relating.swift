extension MASViewConstraint {
  func take(
    _ relation: NSLayoutConstraint.Relation, _ target: MASTarget, fileID: String, line: UInt
  ) -> MASConstraint {
    switch target.kind {
    case .item(let hold): take(relation, hold, fileID: fileID, line: line)
    case .value(let value):
      prepare(relation, fileID: fileID, line: line)
      setConstants(value)
    case .list(let targets):
      note(fileID, line)
      requireNoRelation()
      return expand(relation, targets)
    case .missing:
      note(fileID, line)
      refuseHere("a constraint cannot be related to nil")
    }
    return self
  }

  /// Relates the constraint to an item.
  func take(
    _ relation: NSLayoutConstraint.Relation, _ hold: consuming ItemHold, fileID: String, line: UInt
  ) {
    note(fileID, line)
    requireNoRelation()
    if installed != nil {
      if isInstalled { refuseHere("it is installed; only a value can still be given") }
      discardLayoutConstraint()
    }
    setRelation(relation)
    setTarget(hold)
  }

  /// Relates the constraint to a value that is about to be given.
  func prepare(_ relation: NSLayoutConstraint.Relation, fileID: String, line: UInt) {
    note(fileID, line)
    if relation != storedRelation {
      if hasRelation { requireNoRelation() }
      if isInstalled { refuseHere("it is installed; its relation cannot change") }
      discardLayoutConstraint()
    }
    setRelation(relation)
  }

  private func note(_ fileID: String, _ line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  private func requireNoRelation() {
    if hasRelation { refuseHere("it has its relation already; only its constant can be given again") }
  }

  private func setRelation(_ relation: NSLayoutConstraint.Relation) {
    storedRelation = relation
    hasRelation = true
  }

  private func setTarget(_ hold: consuming ItemHold) {
    let stated = hold.statedAttribute
    secondAttribute = stated == .notAnAttribute ? firstAttribute : stated
    impliesSuperview = false
    second = hold
  }

  /// A copy for each target, together in the place of the constraint.
  private func expand(
    _ relation: NSLayoutConstraint.Relation, _ targets: [any MASConstraintTarget]
  ) -> MASConstraint {
    let composite = MASCompositeConstraint(owner: owner, capacity: targets.count)
    for target in targets {
      let target = target.masTarget
      if case .list = target.kind { refuseHere("an array of targets cannot hold an array") }
      let copy = copy()
      copy.hasRelation = false
      _ = copy.take(relation, target, fileID: fileID, line: line)
      composite.append(copy)
    }
    owner?.replace(self, with: composite)
    releaseItems()
    return composite
  }
}
