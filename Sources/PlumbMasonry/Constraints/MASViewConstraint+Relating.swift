extension MASViewConstraint {
  func take(
    _ relation: NSLayoutConstraint.Relation, _ target: MASTarget, fileID: String, line: UInt
  ) -> MASConstraint {
    self.fileID = fileID
    self.line = line
    switch target.kind {
    case .item(let hold):
      requireNoRelation()
      if isInstalled { refuseHere("it is installed; only a value can still be given") }
      discardLayoutConstraint()
      setRelation(relation)
      setTarget(hold)
    case .value(let value):
      if hasRelation, relation != storedRelation { requireNoRelation() }
      if relation != storedRelation {
        if isInstalled { refuseHere("it is installed; its relation cannot change") }
        discardLayoutConstraint()
      }
      setRelation(relation)
      setConstants(value)
    case .list(let targets):
      requireNoRelation()
      return expand(relation, targets)
    case .missing: refuseHere("a constraint cannot be related to nil")
    }
    return self
  }

  private func requireNoRelation() {
    if hasRelation { refuseHere("it has its relation already; only its constant can be given again") }
  }

  private func setRelation(_ relation: NSLayoutConstraint.Relation) {
    storedRelation = relation
    hasRelation = true
  }

  private func setTarget(_ hold: ItemHold) {
    second = hold
    impliesSuperview = false
    secondAttribute = firstAttribute
    if case .attribute(let attribute) = hold, attribute.layoutAttribute != .notAnAttribute {
      secondAttribute = attribute.layoutAttribute
    }
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
