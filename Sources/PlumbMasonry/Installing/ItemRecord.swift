/// The constraints that Masonry installed for one view or guide; it lives and dies with it.
final class ItemRecord {
  // Nothing that is called while these change comes back to them.
  @exclusivity(unchecked) private(set) var constraints: [MASViewConstraint] = []
  /// How many installations and adoptions there were: it tells the younger of two.
  @exclusivity(unchecked) private(set) var serial = 0
  @exclusivity(unchecked) private var pruneAt = 32

  private static let records = AssociatedValue<ItemRecord>()

  static func of(_ item: AnyObject?) -> ItemRecord? { item.flatMap { records[$0] } }

  /// The record of an item, which there is from now on; `nil` where the item is gone.
  static func made(for hold: ItemHold) -> ItemRecord? {
    if case .view(let view) = hold { return made(for: view) }
    guard let item = hold.item else { return nil }
    if let record = records[item] { return record }
    let record = ItemRecord()
    records[item] = record
    return record
  }

  private static func made(for view: NotationView) -> ItemRecord {
    if let record = records[view] { return record }
    let record = ItemRecord()
    records[view] = record
    return record
  }

  /// Takes up a constraint that stands for `layoutConstraint`, in place of one that did.
  func add(_ constraint: MASViewConstraint, _ layoutConstraint: MASLayoutConstraint) {
    serial += 1
    layoutConstraint.serial = serial
    if layoutConstraint.slot >= 0 {
      constraints[layoutConstraint.slot] = constraint
      return
    }
    if constraints.count >= pruneAt { prune() }
    layoutConstraint.slot = constraints.count
    constraints.append(constraint)
  }

  /// Makes room for constraints that come in one run.
  func reserve(_ count: Int) { if constraints.isEmpty { constraints.reserveCapacity(count) } }

  func remove(_ layoutConstraint: MASLayoutConstraint) {
    let slot = layoutConstraint.slot
    guard slot >= 0 else { return }
    layoutConstraint.slot = -1
    let last = constraints.removeLast()
    if slot < constraints.count {
      constraints[slot] = last
      last.installed?.slot = slot
    }
  }

  /// Takes every constraint out of the engine and out of the record.
  func uninstallAll() {
    let all = constraints
    constraints = []
    for constraint in all {
      constraint.installed?.slot = -1
      constraint.installed?.isActive = false
    }
  }

  /// Forgets constraints that became inactive without Masonry, for example when a view left its superview.
  private func prune() {
    let all = constraints
    constraints = []
    for constraint in all {
      guard let layoutConstraint = constraint.installed else { continue }
      layoutConstraint.slot = layoutConstraint.isActive ? constraints.count : -1
      if layoutConstraint.isActive { constraints.append(constraint) }
    }
    pruneAt = max(32, constraints.count * 2)
  }
}

extension MASViewConstraint {
  /// The active constraints that Masonry installed for a view or guide, in no particular order.
  public static func installedConstraints(for item: some MASLayoutItem) -> [MASViewConstraint] {
    ItemRecord.of(item)?.constraints.filter(\.isInstalled) ?? []
  }
}
