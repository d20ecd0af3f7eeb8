/// A component, or a group of ties, that edits of the plan's parameters reach.
struct PlanUnit: BitwiseCopyable {
  /// The component, or -1 less the group.
  var owner: Int32
  /// The residuals that the edits reach, in the plan's list.
  var residuals: Part
  var firstSpan: Int32 = -1
  /// How many more spans are looked for.
  var patience: Int32 = 64
}

/// The span of a unit's present solution; empty where that is not known to belong to one.
struct PresentSpan: BitwiseCopyable {
  var low = Double.infinity
  var high = -Double.infinity
  /// The steps that are due: all when the span was just entered, otherwise those that move with the parameter.
  var dueStart: Int32 = 0
  var dueEnd: Int32 = 0
  var movedStart: Int32 = 0

  @inline(__always)
  func contains(_ number: Double) -> Bool { low <= number && number <= high }

  @inline(__always)
  var dueSteps: Range<Int> { Range(uncheckedBounds: (Int(dueStart), Int(dueEnd))) }
}

/// Between which values of the parameter all rows of a unit stay on the sides of their targets on which they are: there
/// a few of the rows, those at their targets, say what the free variables are.
struct PlanSpan: BitwiseCopyable {
  var low: Double
  var high: Double
  var steps: Part
  /// Those from here on move with the parameter, the others need to be made once.
  var movedStart: Int32
  /// The unit's next span, or -1.
  var next: Int32
  var isOpenAfterLevels: Bool
}

/// A free variable from a row at its target: `((constant + sum of terms) * factor - sum of further terms) / own`, the
/// first with the values that variables have where those that are free are 0; `-(constant + sum of terms) / own` where
/// the factor is 0.
struct FreeStep: BitwiseCopyable {
  var variable: Int32
  var termStart: Int32
  /// Where the further terms begin.
  var baseEnd: Int32
  var termEnd: Int32
  var constant: Double
  var factor: Double
  var own: Double
}

/// What edits may change of a variable.
struct Reach: BitwiseCopyable {
  /// The value with every free variable at 0.
  var base = false
  /// The value, by way of a component.
  var free = false
  /// A free step depends on what the value is with every free variable at 0.
  var isLive = false
}

/// How a row of a unit moves with the parameter.
struct RowSlope: BitwiseCopyable {
  /// What the row comes to with every free variable at 0, and the magnitude of what was summed.
  var offset: Double
  var scale: Double
  var slope = 0.0
  var slopeScale = 0.0
  var isMoved = false
}

struct ValueSlope: BitwiseCopyable {
  var slope = 0.0
  var scale = 0.0
  var isMoved = false
}
