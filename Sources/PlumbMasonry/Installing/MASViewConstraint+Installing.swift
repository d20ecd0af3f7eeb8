extension MASViewConstraint {
  /// Makes the constraint active: the old one where it still says what is meant, else a new one.
  func bringIn(_ pass: inout InstallPass) {
    if let old = installed {
      if old.isActive { return }
      if canReactivate(old) {
        old.isActive = true
        pass.note(self, old)
        return
      }
      discardLayoutConstraint()
    }
    guard let item = first.item else { return warnOfLoss("its item is gone") }
    guard let view = first.view else { refuseHere("the guide belongs to no view") }
    var (secondItem, secondAttribute) = (second.item, secondAttribute)
    let host: NotationView
    if let target = secondItem {
      host = self.host(of: view, target)
    } else if hasTarget {
      return warnOfLoss("its target is gone")
    } else if firstAttribute.isSize {
      host = view
    } else {
      host = impliedTarget(item, view)
      (secondItem, secondAttribute) = (host, firstAttribute)
      impliesSuperview = true
    }
    if pass.isUpdate || updateExisting {
      let wanted = Wanted(
        firstItem: item, firstAttribute: firstAttribute, relation: storedRelation, secondItem: secondItem,
        secondAttribute: secondAttribute, multiplier: storedMultiplier, priority: storedPriority)
      if let match = pass.match(wanted, in: host) {
        adopt(match)
        pass.note(self, match)
        return
      }
      pass.noteAddition(self)
    }
    let made = MASLayoutConstraint(
      item: item, attribute: firstAttribute, relatedBy: storedRelation, toItem: secondItem,
      attribute: secondAttribute, multiplier: storedMultiplier, constant: storedConstant)
    if storedPriority != .required { made.priority = storedPriority }
    if let storedKey { made.storedKey = storedKey }
    made.note(item, secondItem, fileID, line)
    host.addConstraint(made)
    installed = made
    pass.note(self, made)
    releaseItems()
  }

  /// Stands for a constraint that is there already, with the constant from here.
  private func adopt(_ match: MASLayoutConstraint) {
    installed = match
    setConstant(storedConstant)
    if let storedKey { match.storedKey = storedKey }
    releaseItems()
  }

  /// Whether an inactive constraint still says what is meant: its items are there, and a superview that nobody named
  /// is still the superview.
  private func canReactivate(_ old: MASLayoutConstraint) -> Bool {
    guard let item = old.liveItem else { return false }
    if hasTarget { return old.liveTarget != nil }
    guard impliesSuperview else { return true }
    return old.liveTarget === ((item as? NotationView)?.superview ?? (item as? NotationGuide)?.owningView)
  }

  /// Where the constraint lives: the nearest common superview.
  private func host(of view: NotationView, _ target: AnyObject) -> NotationView {
    guard let targetView = second.view else { refuseHere("its target belongs to no view") }
    guard let host = view.mas_closestCommonSuperview(targetView) else {
      refuseHere(
        "there is no common superview of \(itemName(view)) and \(itemName(targetView)); add both to the tree before"
      )
    }
    return host
  }

  /// What a position without a target is relative to.
  private func impliedTarget(_ item: AnyObject, _ view: NotationView) -> NotationView {
    if item !== view { return view }
    guard let superview = view.superview else {
      refuseHere("\(itemName(view)) has no superview, which a position without a target is relative to")
    }
    return superview
  }

  private func warnOfLoss(_ loss: String) {
    releaseItems()
    NotationWarning(
      notation: "Masonry", message: "\(self) is not installed: \(loss)", fileID: fileID, line: line
    ).report()
  }
}
