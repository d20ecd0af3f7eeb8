/// The constraints of one view that the notation made since the view's first `activateConstraints`.
final class TrackingList {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// Whether the view has been told to track no longer.
  private(set) var hasEnded = false

  /// Makes the constraint active and remembers it.
  func take(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// The first constraint between the two attributes; multiplier and priority are not compared.
  func first(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint? {
    index(attribute, other, relation).map { constraints[$0] }
  }

  /// Makes the first constraint between the two attributes inactive and forgets it.
  func deactivateFirst(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> NSLayoutConstraint? {
    guard let index = index(attribute, other, relation) else { return nil }
    let constraint = constraints.remove(at: index)
    constraint.isActive = false
    return constraint
  }

  /// Makes all constraints active, but for those whose other view is gone, which it forgets.
  func activateAll() {
    constraints.removeAll { $0.secondItem == nil && $0.secondAttribute != .notAnAttribute }
    NSLayoutConstraint.activate(constraints)
  }

  /// Makes all constraints inactive and forgets them.
  func deactivateAll() {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
  }

  /// Makes all constraints inactive and takes no more.
  func end() {
    deactivateAll()
    hasEnded = true
  }

  private func index(
    _ attribute: SSLayoutAttribute, _ other: SSLayoutAttribute?, _ relation: NSLayoutConstraint.Relation
  ) -> Int? {
    let item = attribute.item
    let otherItem = other?.item
    let otherAttribute = other?.attribute ?? .notAnAttribute
    return constraints.firstIndex {
      $0.firstAttribute == attribute.attribute && $0.secondAttribute == otherAttribute
        && $0.relation == relation && $0.firstItem === item && $0.secondItem === otherItem
    }
  }
}

// The constant's address is the key; the list itself hangs on its view.
nonisolated private let trackingLists = AssociatedValue<TrackingList>()

extension NotationView {
  /// The view's list, once there has been an `activateConstraints`.
  var trackingList: TrackingList? {
    if let list = OpenBlock.list(of: self), !list.hasEnded { return list }
    return trackingLists[self]
  }

  /// The view's list, which there is from now on.
  func startTracking() -> TrackingList {
    if let list = trackingList { return list }
    let list = TrackingList()
    trackingLists[self] = list
    return list
  }

  /// Makes the view's constraints inactive and forgets its list.
  func endTracking() {
    guard let list = trackingList else { return }
    list.end()
    trackingLists[self] = nil
  }
}
