import Plumb

/// What was ever made of a root: views and constraints by their ids, whether they are installed at present or not.
struct BuiltParts: ViewIsolated {
  var root: UIView?
  private(set) var views: [String: UIView] = [:]
  private(set) var constraints: [String: NSLayoutConstraint] = [:]

  /// The view that a node was made into before.
  func view(of item: PlannedItem) -> UIView? {
    item.parent == nil ? root : item.view.id.flatMap { views[$0] }
  }

  mutating func keep(_ view: UIView, of item: PlannedItem) {
    if item.parent == nil { root = view }
    if let id = item.view.id, views[id] == nil { views[id] = view }
  }

  /// The constraint of an id, if it says the same but for its constant and priority, which may change.
  func constraint(_ id: String?, like other: NSLayoutConstraint) -> NSLayoutConstraint? {
    guard let id, let known = constraints[id], known.firstItem === other.firstItem,
      known.firstAttribute == other.firstAttribute, known.secondItem === other.secondItem,
      known.secondAttribute == other.secondAttribute, known.relation == other.relation,
      known.multiplier == other.multiplier
    else { return nil }
    return known
  }

  mutating func keep(_ constraint: NSLayoutConstraint, _ id: String) { constraints[id] = constraint }

  /// Keeps the constraints of a first build.
  mutating func keep(_ first: [String: NSLayoutConstraint]) { constraints = first }
}
