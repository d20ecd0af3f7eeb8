/// A line in terms of clusters: what is shown, what it stands for, and its measures.
struct LineSpan {
  /// The clusters that the line stands for, hanging spaces and newline included.
  var source: Range<Int>
  /// The clusters that are shown before an ellipsis, or all that are shown.
  var head: Range<Int>
  var hasEllipsis = false
  /// The clusters that are shown after an ellipsis.
  var tail: Range<Int> = 0..<0
  var width: Double = 0
  var isTruncated = false
  var top: Double = 0
  var height: Double = 0
  var baseline: Double = 0
}
