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
