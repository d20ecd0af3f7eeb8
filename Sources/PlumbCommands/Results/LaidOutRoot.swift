import Foundation

/// A root view with everything in it, laid out.
struct LaidOutRoot: Hashable, Sendable {
  /// Constraints that cannot all hold.
  struct Conflict: Hashable, Sendable {
    /// A constraint of the set: its object id, if it has one, and its equation.
    struct Member: Hashable, Sendable {
      var id: String?
      var text: String
    }

    /// The smallest set that contradicts itself.
    var members: [Member]
    /// The one that does not hold, as an index of the set; nil if none was singled out.
    var setAside: Int?
  }

  var id: String?
  var className: String
  /// What people call it: the title of its controller, its label.
  var title: String?
  var size: CGSize
  /// Views in pre-order, the root first.
  var views: [LaidOutView]
  var conflicts: [Conflict]
  /// Whether the document itself says that frames of this root are out of place or open.
  var isFlagged = false

  var hasFindings: Bool { !conflicts.isEmpty || views.contains { !$0.ambiguous.isEmpty } }
}
