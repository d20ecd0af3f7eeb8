import Foundation

/// Computed frames of a document against the recorded ones.
struct Comparison: Hashable, Sendable {
  /// A predicted value that disagrees.
  struct Miss: Hashable, Sendable {
    var root: String?
    var id: String?
    var className: String
    var value: LayoutValue
    var computed: Double
    var recorded: Double

    var distance: Double { abs(computed - recorded) }
  }

  /// Counts that can be added up over documents.
  struct Counts: Hashable, Sendable {
    /// Predicted values, and those of them that agree.
    var predicted = 0
    var right = 0
    /// Values that were given, so that agreeing is no merit.
    var inputs = 0
    /// Values that the constraints leave open.
    var ambiguous = 0
    /// Values of roots that the document itself calls misplaced or ambiguous, or whose constraints conflict.
    var flagged = 0
    /// Values without a recorded one.
    var unrecorded = 0

    /// Percent of the predicted values; nil without any.
    var percent: Double? { predicted == 0 ? nil : 100 * Double(right) / Double(predicted) }

    static func += (left: inout Counts, right: Counts) {
      left.predicted += right.predicted
      left.right += right.right
      left.inputs += right.inputs
      left.ambiguous += right.ambiguous
      left.flagged += right.flagged
      left.unrecorded += right.unrecorded
    }
  }

  /// How far apart two values may be that agree, in points.
  static let tolerance = 0.51

  var path: String
  var counts = Counts()
  var misses: [Miss] = []

  var worst: Double { misses.map(\.distance).max() ?? 0 }

  init(of document: LaidOutDocument) {
    path = document.path
    for root in document.roots { add(root) }
  }

  private mutating func add(_ root: LaidOutRoot) {
    let isFlagged = root.isFlagged || !root.conflicts.isEmpty
    for view in root.views {
      for value in LayoutValue.allCases { add(value, of: view, in: root, isFlagged: isFlagged) }
    }
  }

  private mutating func add(_ value: LayoutValue, of view: LaidOutView, in root: LaidOutRoot, isFlagged: Bool)
  {
    guard let recorded = view.recorded else {
      counts.unrecorded += 1
      return
    }
    guard view.placement == .constraints, !view.inputs.contains(value) else {
      counts.inputs += 1
      return
    }
    guard !view.ambiguous.contains(value) else {
      counts.ambiguous += 1
      return
    }
    guard !isFlagged else {
      counts.flagged += 1
      return
    }
    let (computed, expected) = (value.value(of: view.frame), value.value(of: recorded))
    counts.predicted += 1
    if abs(computed - expected) <= Self.tolerance {
      counts.right += 1
    } else {
      misses.append(
        Miss(
          root: root.id, id: view.id, className: view.className, value: value, computed: computed,
          recorded: expected))
    }
  }
}
