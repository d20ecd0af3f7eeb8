/// One run of `install()`: what the constraints of a maker have in common.
struct InstallPass {
  let isUpdate: Bool
  private let replacesNearMatches: Bool
  private let record: ItemRecord?
  /// What was installed up to here was there before the run.
  private let start: Int
  private var added: [MASViewConstraint] = []
  private var strangers: (host: NotationView, constraints: [MASLayoutConstraint])?

  init(_ receiver: ItemHold, count: Int, isUpdate: Bool, replaces: Bool = false) {
    self.isUpdate = isUpdate
    replacesNearMatches = replaces
    record = ItemRecord.made(for: receiver)
    start = record?.serial ?? 0
    record?.reserve(count)
  }

  func uninstallAll() { record?.uninstallAll() }

  /// Notes that `constraint` stands for `layoutConstraint`.
  mutating func note(_ constraint: MASViewConstraint, _ layoutConstraint: MASLayoutConstraint) {
    record?.add(constraint, layoutConstraint)
  }

  /// Notes a constraint that an update added, for the search of what it nearly is.
  mutating func noteAddition(_ constraint: MASViewConstraint) { added.append(constraint) }

  /// The constraint that became active last of those that differ from `wanted` in nothing but the constant.
  ///
  /// Constraints of Masonry's class that were made by hand come after those of the receiver's record.
  mutating func match(_ wanted: Wanted, in host: NotationView) -> MASLayoutConstraint? {
    var matches: [MASLayoutConstraint] = []
    for constraint in record?.constraints ?? [] {
      guard let candidate = constraint.installed, wanted.isMet(by: candidate), candidate.isActive else {
        continue
      }
      matches.append(candidate)
    }
    if matches.count > 1 {
      // The host has them in the order in which they became active, whoever saw to that.
      let last = host.constraints.last { constraint in matches.contains { $0 === constraint } }
      return last as? MASLayoutConstraint ?? matches.max { $0.serial < $1.serial }
    }
    return matches.first
      ?? unrecorded(in: host).last { $0.liveItem === wanted.firstItem && wanted.isMet(by: $0) }
  }

  private mutating func unrecorded(in host: NotationView) -> [MASLayoutConstraint] {
    if let strangers, strangers.host === host { return strangers.constraints }
    let constraints = host.constraints.compactMap { constraint -> MASLayoutConstraint? in
      guard let constraint = constraint as? MASLayoutConstraint, constraint.slot < 0 else { return nil }
      return constraint
    }
    strangers = (host, constraints)
    return constraints
  }

  /// Looks for constraints that an update left in force beside ones that differ from them in little.
  func finish() {
    guard let record else { return }
    for constraint in added {
      guard let near = nearMatch(of: constraint, in: record) else { continue }
      if replacesNearMatches { near.uninstall() } else { warn(of: near, beside: constraint) }
    }
  }

  private func nearMatch(of constraint: MASViewConstraint, in record: ItemRecord) -> MASViewConstraint? {
    guard let new = constraint.installed else { return nil }
    var best: (constraint: MASViewConstraint, score: Int, serial: Int)?
    for candidate in record.constraints {
      guard let old = candidate.installed, old.serial <= start, old.isActive else { continue }
      let score = old.likeness(to: new)
      if score > 0, (score, old.serial) > (best?.score ?? 0, best?.serial ?? 0) {
        best = (candidate, score, old.serial)
      }
    }
    return best?.constraint
  }

  private func warn(of old: MASViewConstraint, beside new: MASViewConstraint) {
    NotationWarning(
      notation: "Masonry",
      message: "the update adds \(new) beside \(old), which stays in force: only constants are updated; "
        + "use mas_replaceConstraints, updatePriority(_:), updateMultiplier(_:) or mas_remakeConstraints",
      fileID: new.fileID, line: new.line
    ).report()
  }
}

extension MASLayoutConstraint {
  /// In how much a constraint for the same attribute and relation agrees with another; 0 where it is no relative.
  fileprivate func likeness(to other: MASLayoutConstraint) -> Int {
    guard firstAttribute == other.firstAttribute, relation == other.relation else { return 0 }
    let hasSameTarget = liveTarget === other.liveTarget && secondAttribute == other.secondAttribute
    let hasSameMultiplier = multiplier == other.multiplier
    return (hasSameTarget ? 4 : 0) + (priority == other.priority ? 2 : 0) + (hasSameMultiplier ? 1 : 0)
  }
}
