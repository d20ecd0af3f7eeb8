// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension Collection where Element: MASLayoutItem {
  /// Places views in a row with fixed gaps: the first at the container's start, the last at its end.
  ///
  /// The container is the nearest superview that the views share. Nothing is said across the axis. Left and right are
  /// used in both reading directions. Fewer than two views end the program.
  ///
  /// - Parameters:
  ///   - axis: the direction of the row.
  ///   - spacing: the gap between neighbours, in points.
  ///   - leadSpacing: the gap before the first view, in points.
  ///   - tailSpacing: the gap behind the last view, in points.
  ///   - lengths: how long the views are along the axis; equally long by default.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedSpacing spacing: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat,
    lengths: MASItemLengths = .equal, fileID: String = #fileID, line: UInt = #line
  ) {
    Distribution(Array(self), axis, fileID, line)
      .lay(spacing: spacing, lead: leadSpacing, tail: tailSpacing, lengths: lengths)
  }

  /// Places views of the same length in a row with equal gaps: the first at the container's start, the last at its end.
  ///
  /// - Parameters:
  ///   - axis: the direction of the row.
  ///   - itemLength: the length of each view along the axis, in points.
  ///   - leadSpacing: the gap before the first view, in points.
  ///   - tailSpacing: the gap behind the last view, in points.
  ///   - fileID: module and file of the call.
  ///   - line: the line of the call.
  public func mas_distributeViewsAlongAxis(
    _ axis: MASAxisType, withFixedItemLength itemLength: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat,
    fileID: String = #fileID, line: UInt = #line
  ) {
    Distribution(Array(self), axis, fileID, line)
      .lay(itemLength: itemLength, lead: leadSpacing, tail: tailSpacing)
  }
}
