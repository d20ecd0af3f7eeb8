// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension MASLayoutItem {
  /// The left edge.
  public var mas_left: MASViewAttribute { mas_attribute(.left) }
  /// The right edge.
  public var mas_right: MASViewAttribute { mas_attribute(.right) }
  /// The top edge.
  public var mas_top: MASViewAttribute { mas_attribute(.top) }
  /// The bottom edge.
  public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
  /// The edge at which reading begins.
  public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
  /// The edge at which reading ends.
  public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
  /// The width.
  public var mas_width: MASViewAttribute { mas_attribute(.width) }
  /// The height.
  public var mas_height: MASViewAttribute { mas_attribute(.height) }
  /// The middle between left and right.
  public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
  /// The middle between top and bottom.
  public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
  /// The last baseline, by its older name.
  public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
  /// The baseline of the first line of text.
  public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
  /// The baseline of the last line of text.
  public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
}

#if !os(macOS)
extension MASLayoutItem {
  /// The left edge of the layout margins.
  public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
  /// The right edge of the layout margins.
  public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
  /// The top edge of the layout margins.
  public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
  /// The bottom edge of the layout margins.
  public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
  /// The edge of the layout margins at which reading begins.
  public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
  /// The edge of the layout margins at which reading ends.
  public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
  /// The middle between the left and right layout margins.
  public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
  /// The middle between the top and bottom layout margins.
  public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }
}
#endif
