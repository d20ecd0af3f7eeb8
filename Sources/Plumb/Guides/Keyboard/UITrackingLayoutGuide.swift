/// A guide that turns constraints on and off by the edges that it is near to.
///
/// A keyboard that is docked, or away, is near the bottom edge only. One that floats, where the guide follows it, is
/// near those edges whose distance is at most a quarter of the room that it has to move along that axis. A constraint
/// that is tracked for several edges is on while it is near to, or away from, all of them.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var tracked: [TrackedConstraints] = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has constraints active while the guide is near edges of the window; an empty list ends that.
  ///
  /// - Parameters:
  ///   - trackedConstraints: the constraints; from now on they belong to the guide's care.
  ///   - edge: the edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// Has constraints active while the guide is away from edges of the window; an empty list ends that.
  ///
  /// - Parameters:
  ///   - trackedConstraints: the constraints; from now on they belong to the guide's care.
  ///   - edge: the edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  /// Ends the tracking of all constraints, and deactivates them.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  /// The edges that the guide is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  private func track(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
    if let old = tracked.firstIndex(where: { $0.edges == edges && $0.isNear == isNear }) {
      let gone = tracked.remove(at: old).constraints.filter { old in !constraints.contains { $0 === old } }
      NSLayoutConstraint.deactivate(gone)
    }
    if !constraints.isEmpty {
      tracked.append(TrackedConstraints(constraints: constraints, edges: edges, isNear: isNear))
    }
    updateTrackedConstraints()
  }

  /// Turns the constraints on and off by where the guide is now.
  func updateTrackedConstraints() {
    guard !tracked.isEmpty else { return }
    let near = nearEdges
    // What goes goes first, so that no conflict arises in between.
    for entry in tracked where !entry.isActive(near) { NSLayoutConstraint.deactivate(entry.constraints) }
    for entry in tracked where entry.isActive(near) { NSLayoutConstraint.activate(entry.constraints) }
  }
}

private struct TrackedConstraints {
  let constraints: [NSLayoutConstraint]
  let edges: NSDirectionalRectEdge
  let isNear: Bool

  func isActive(_ near: NSDirectionalRectEdge) -> Bool {
    isNear ? near.isSuperset(of: edges) : near.isDisjoint(with: edges)
  }
}
