extension MASViewConstraint {
  /// Makes the constraint active: the old one where it still says what is meant, else a new one.
  func bringIn(_ pass: inout InstallPass) {
    #if !canImport(Darwin)
    if installed == nil, !pass.isUpdate, bringInViews(&pass) { return }
    #endif
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
    if pass.isUpdate {
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
    let made = layoutConstraint(item, secondItem, secondAttribute)
    // The engine goes by the items themselves: an attribute may state another view.
    if first.statesView || second.statesView { host.addConstraint(made) } else { made.isActive = true }
    take(made, &pass)
  }

  #if !canImport(Darwin)
  /// The most frequent case, in few steps: the size of a view, or a relation to a view.
  ///
  /// - Returns: false where it is another case; nothing has happened then.
  private func bringInViews(_ pass: inout InstallPass) -> Bool {
    // Taken out of the constraint, the items need not be counted.
    let (item, target) = takeItems()
    guard let made = made(of: item, target) else {
      (first, second) = (item, target)
      return false
    }
    do {
      try made.activateChecked()
    } catch {
      (first, second) = (item, target)
      refuseStrangers(made.liveItem, made.liveTarget)
    }
    note(made, &pass)
    return true
  }

  private func takeItems() -> (item: ItemHold, target: ItemHold) {
    var (item, target) = (ItemHold.none, ItemHold.none)
    swap(&item, &first)
    swap(&target, &second)
    return (item, target)
  }

  /// The items are kept by whoever took them: none is counted once more.
  private func made(of item: ItemHold, _ target: ItemHold) -> MASLayoutConstraint? {
    guard let view = item.viewRef else { return nil }
    if let target = target.viewRef {
      return view._withUnsafeGuaranteedRef { view in
        target._withUnsafeGuaranteedRef { layoutConstraint(view, $0) }
      }
    }
    switch target {
    case .attribute(let attribute):
      guard let target = attribute.viewItself else { return nil }
      return view._withUnsafeGuaranteedRef { layoutConstraint($0, target) }
    case .none where !hasTarget && firstAttribute.isSize:
      return view._withUnsafeGuaranteedRef { layoutConstraint($0, nil) }
    default: return nil
    }
  }

  private func layoutConstraint(_ view: NotationView, _ target: NotationView?) -> MASLayoutConstraint {
    do {
      return try MASLayoutConstraint(
        checking: view, attribute: firstAttribute, relatedBy: storedRelation, toItem: target,
        attribute: secondAttribute, multiplier: storedMultiplier, constant: storedConstant,
        priority: storedPriority, at: NSLayoutConstraint.SourceLocation(fileID: fileID, line: line))
    } catch {
      refuse("Masonry", error.description, fileID, line)
    }
  }
  #endif

  private func take(_ made: MASLayoutConstraint, _ pass: inout InstallPass) {
    note(made, &pass)
    releaseItems()
  }

  private func note(_ made: consuming MASLayoutConstraint, _ pass: inout InstallPass) {
    if let storedKey { made.storedKey = storedKey }
    pass.note(self, made)
    installed = made
  }

  /// The engine's constraint for what was said, inactive.
  private func layoutConstraint(
    _ item: AnyObject, _ secondItem: AnyObject?, _ secondAttribute: NSLayoutConstraint.Attribute
  ) -> MASLayoutConstraint {
    #if canImport(Darwin)
    let made = MASLayoutConstraint(
      item: item, attribute: firstAttribute, relatedBy: storedRelation, toItem: secondItem,
      attribute: secondAttribute, multiplier: storedMultiplier, constant: storedConstant)
    if storedPriority != .required { made.priority = storedPriority }
    made.note(item, secondItem, fileID, line)
    return made
    #else
    do {
      return try MASLayoutConstraint(
        checking: item, attribute: firstAttribute, relatedBy: storedRelation, toItem: secondItem,
        attribute: secondAttribute, multiplier: storedMultiplier, constant: storedConstant,
        priority: storedPriority, at: NSLayoutConstraint.SourceLocation(fileID: fileID, line: line))
    } catch {
      refuse("Masonry", error.description, fileID, line)
    }
    #endif
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
      refuseStrangers(view, targetView)
    }
    return host
  }

  private func refuseStrangers(_ item: AnyObject?, _ target: AnyObject?) -> Never {
    refuseHere(
      "there is no common superview of \(itemName(item)) and \(itemName(target)); add both to the tree before"
    )
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
