/// The constraints of one view that the notation made since the view's first `activateConstraints`.
final class TrackingList {
  private var entries: [Entry] = []
  /// Whether the view has been told to track no longer.
  private(set) var hasEnded = false

  /// A constraint, with what a search compares first beside it: asking the constraint itself takes several calls.
  private struct Entry {
    let constraint: NSLayoutConstraint
    let pattern: Pattern
  }

  var constraints: [NSLayoutConstraint] { entries.map(\.constraint) }

  /// Makes the constraint active and remembers it.
  func take(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    let pattern = Pattern(constraint.firstAttribute, constraint.secondAttribute, constraint.relation)
    entries.append(Entry(constraint: constraint, pattern: pattern))
  }

  /// The first constraint between the two attributes; multiplier and priority are not compared.
  func first(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint? {
    index(attribute, other, relation).map { entries[$0].constraint }
  }

  /// Makes the first constraint between the two attributes inactive and forgets it.
  func deactivateFirst(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint? {
    guard let index = index(attribute, other, relation) else { return nil }
    let constraint = entries.remove(at: index).constraint
    constraint.isActive = false
    return constraint
  }

  /// Makes all constraints active, but for those whose other view is gone, which it forgets.
  func activateAll() {
    entries.removeAll { $0.constraint.secondItem == nil && $0.constraint.secondAttribute != .notAnAttribute }
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes all constraints inactive and forgets them.
  func deactivateAll() {
    NSLayoutConstraint.deactivate(constraints)
    entries = []
  }

  /// Makes all constraints inactive and takes no more.
  func end() {
    deactivateAll()
    hasEnded = true
  }

  private func index(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> Int? {
    let pattern = Pattern(attribute.attribute, other?.attribute ?? .notAnAttribute, relation)
    return entries.firstIndex {
      $0.pattern == pattern && $0.constraint.firstItem === attribute.item
        && $0.constraint.secondItem === other?.item
    }
  }
}

/// What a constraint says of attributes and relation.
private struct Pattern: Equatable {
  private let code: Int

  init(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation
  ) {
    // Attributes are numbered from 0 to 20, relations from -1 to 1.
    code = (first.rawValue << 6 | second.rawValue) << 2 | (relation.rawValue + 1)
  }
}
