extension NSLayoutConstraint {
  /// The view that holds the constraint while it is active.
  final var holder: UIView? { holderRef?.takeUnretainedValue() }

  func activate() {
    do {
      try activateChecked()
    } catch {
      fatalError(error.description)
    }
  }

  func deactivate() {
    guard holderRef != nil else { return }
    endActivity()
  }

  /// Takes the constraint out of the view that holds it and out of its items' books.
  func endActivity() {
    guard let holderRef else { return }
    engineWillDeactivate()
    self.holderRef = nil
    leaveSets()
    // The list may have been the last to keep the constraint.
    holderRef._withUnsafeGuaranteedRef { $0.heldConstraints.remove(self) }
  }

  /// The view that holds the constraint is at its end: it leaves the books of the items that are not.
  ///
  /// - Parameter ending: the reference of the view.
  func holderEnds(_ ending: ItemReference) {
    if binding != nil { engineWillDeactivate() }
    holderRef = nil
    leaveSets(except: ending)
  }

  /// Enters the constraint into the sets of its items.
  fileprivate func enterSets() {
    guard !first.isDistance, !second.isDistance else {
      return forEachReferenceOfDistances { $0.participations.insertDistance(self) }
    }
    let (one, other) = (first.link, second.link)
    one?._withUnsafeGuaranteedRef { $0.participations.insert(self, .first) }
    if other?.toOpaque() != one?.toOpaque() {
      other?._withUnsafeGuaranteedRef { $0.participations.insert(self, .second) }
    }
  }

  /// Takes the constraint out of the sets of its items, but for one that is thrown away as a whole.
  private func leaveSets(except ending: ItemReference? = nil) {
    guard !first.isDistance, !second.isDistance else {
      return forEachReferenceOfDistances { if $0 !== ending { $0.participations.removeDistance(self) } }
    }
    let (one, other) = (first.link, second.link)
    leaveSet(of: one, .first, except: ending)
    if other?.toOpaque() != one?.toOpaque() { leaveSet(of: other, .second, except: ending) }
  }

  @inline(__always)
  private func leaveSet(
    of item: Unmanaged<ItemReference>?, _ side: ConstraintLink.Side, except ending: ItemReference?
  ) {
    item?._withUnsafeGuaranteedRef {
      if $0 === ending { self[side] = ConstraintPlace() } else { $0.participations.remove(self, side) }
    }
  }

  /// Calls `body` once for every item that the constraint speaks of.
  @inline(__always)
  func forEachReference(_ body: (ItemReference) -> Void) {
    guard !first.isDistance, !second.isDistance else { return forEachReferenceOfDistances(body) }
    if let reference = first.reference { body(reference) }
    if let reference = second.reference, reference !== first.reference { body(reference) }
  }

  private func forEachReferenceOfDistances(_ body: (ItemReference) -> Void) {
    var seen: [ItemReference] = []
    func visit(_ side: ConstraintSide) {
      if let reference = side.reference, !seen.contains(where: { $0 === reference }) {
        seen.append(reference)
        body(reference)
      }
      if let distance = side.distance {
        visit(distance.start)
        visit(distance.end)
      }
    }
    visit(first)
    visit(second)
  }

  /// Makes the constraint active: what setting `isActive` ends the program for is thrown.
  ///
  /// - Throws: one sentence that says why the constraint cannot be active, and names both items.
  public func activateChecked() throws(Refusal) {
    guard holderRef == nil else { return }
    if isChecked, let view = nearbyHolder { return view._withUnsafeGuaranteedRef { $0.beginActivity(self) } }
    try admitted().beginActivity(self)
  }

  /// Makes every constraint of the list active, or none: constraints made of data.
  ///
  /// - Throws: one sentence that says why the first constraint that cannot be active cannot be, and names both
  ///   items. Nothing has changed then.
  public class func activate(checking constraints: [NSLayoutConstraint]) throws(Refusal) {
    for constraint in constraints where constraint.holderRef == nil && !(constraint is RuleConstraint) {
      _ = try constraint.admitted()
    }
    activate(constraints)
  }

  /// Changes the constant to a number out of data: what setting `constant` ends the program for is thrown.
  ///
  /// - Parameter constant: the distance that is added on the right side, in points.
  /// - Throws: one sentence that names the constraint. The old constant stays then.
  public func setConstant(checking constant: CGFloat) throws(Refusal) {
    guard constant != storedConstant else { return }
    guard constant.isFinite else {
      throw Refusal("The constant of \(self) must be finite, not \(constant).")
    }
    storedConstant = constant
    if holderRef != nil { engineConstantDidChange() }
  }

  /// Changes the priority to one out of data: what setting `priority` ends the program for is thrown.
  ///
  /// - Parameter priority: greater than 0 and at most 1000.
  /// - Throws: one sentence that names the constraint. The old priority stays then.
  public func setPriority(checking priority: UILayoutPriority) throws(Refusal) {
    guard priority != storedPriority else { return }
    guard priority.isPossible else {
      throw Refusal(
        "The priority of \(self) must be greater than 0 and at most 1000, not \(priority.rawValue).")
    }
    storedPriority = priority
    if holderRef != nil { enginePriorityDidChange() }
  }
}

extension UIView {
  /// Takes the constraint into the view's list and tells its items and the engine.
  func beginActivity(_ constraint: NSLayoutConstraint) {
    constraint.holderRef = Unmanaged.passUnretained(self)
    constraint.takeActivation()
    heldConstraints.append(constraint)
    constraint.enterSets()
    if let binding = reference.binding { binding.engine.add(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self || constraint is RuleConstraint { return }
    do {
      try constraint.checkAdmission(to: self)
    } catch {
      fatalError(error.description)
    }
    constraint.endActivity()
    beginActivity(constraint)
  }

  func release(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.endActivity() }
  }

  /// Deactivates the constraints between the inside of the subtree and the rest of the tree.
  func deactivateConstraintsAcrossCut() {
    var pending = [self]
    while let view = pending.popLast() {
      view.reference.endActivities(heldOutside: self)
      for guide in view.guideList { guide.reference.endActivities(heldOutside: self) }
      pending.append(contentsOf: view.subviewList.reversed())
    }
  }
}

extension ItemReference {
  fileprivate func endActivities(heldOutside cut: UIView) {
    guard !participations.isEmpty else { return }
    for constraint in participations.constraints {
      guard let holder = constraint.holder, !holder.isInside(cut) else { continue }
      constraint.endActivity()
    }
  }
}
