/// The axis along which views are distributed.
nonisolated public enum MASAxisType: UInt, Hashable, Sendable {
  /// From left to right, in both reading directions.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}

/// How long the items of a distribution with fixed spacing are along its axis: an addition to Masonry, which knows
/// equal items only.
nonisolated public enum MASItemLengths: Hashable, Sendable {
  /// All as long as the first.
  case equal
  /// Each as long as its content, or other constraints, make it.
  case own
  /// In these proportions, one positive number for each item.
  case proportional([CGFloat])
}
