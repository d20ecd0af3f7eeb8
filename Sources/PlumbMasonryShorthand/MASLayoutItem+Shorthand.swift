extension MASLayoutItem {
  /// The left edge.
  public var left: MASViewAttribute { mas_left }
  /// The right edge.
  public var right: MASViewAttribute { mas_right }
  /// The top edge.
  public var top: MASViewAttribute { mas_top }
  /// The bottom edge.
  public var bottom: MASViewAttribute { mas_bottom }
  /// The edge at which reading begins.
  public var leading: MASViewAttribute { mas_leading }
  /// The edge at which reading ends.
  public var trailing: MASViewAttribute { mas_trailing }
  /// The width.
  public var width: MASViewAttribute { mas_width }
  /// The height.
  public var height: MASViewAttribute { mas_height }
  /// The middle between left and right.
  public var centerX: MASViewAttribute { mas_centerX }
  /// The middle between top and bottom.
  public var centerY: MASViewAttribute { mas_centerY }
  /// The last baseline, by its older name.
  public var baseline: MASViewAttribute { mas_baseline }
  /// The baseline of the first line of text.
  public var firstBaseline: MASViewAttribute { mas_firstBaseline }
  /// The baseline of the last line of text.
  public var lastBaseline: MASViewAttribute { mas_lastBaseline }
}

#if !os(macOS)
extension MASLayoutItem {
  /// The left edge of the layout margins.
  public var leftMargin: MASViewAttribute { mas_leftMargin }
  /// The right edge of the layout margins.
  public var rightMargin: MASViewAttribute { mas_rightMargin }
  /// The top edge of the layout margins.
  public var topMargin: MASViewAttribute { mas_topMargin }
  /// The bottom edge of the layout margins.
  public var bottomMargin: MASViewAttribute { mas_bottomMargin }
  /// The edge of the layout margins at which reading begins.
  public var leadingMargin: MASViewAttribute { mas_leadingMargin }
  /// The edge of the layout margins at which reading ends.
  public var trailingMargin: MASViewAttribute { mas_trailingMargin }
  /// The middle between the left and right layout margins.
  public var centerXWithinMargins: MASViewAttribute { mas_centerXWithinMargins }
  /// The middle between the top and bottom layout margins.
  public var centerYWithinMargins: MASViewAttribute { mas_centerYWithinMargins }
}
#endif

// The attribute without a suffix has no short name: that is UIKit's.
extension NotationView {
  /// The edge at which reading begins of the safe area.
  public var safeAreaLayoutGuideLeading: MASViewAttribute { mas_safeAreaLayoutGuideLeading }
  /// The edge at which reading ends of the safe area.
  public var safeAreaLayoutGuideTrailing: MASViewAttribute { mas_safeAreaLayoutGuideTrailing }
  /// The left edge of the safe area.
  public var safeAreaLayoutGuideLeft: MASViewAttribute { mas_safeAreaLayoutGuideLeft }
  /// The right edge of the safe area.
  public var safeAreaLayoutGuideRight: MASViewAttribute { mas_safeAreaLayoutGuideRight }
  /// The top edge of the safe area.
  public var safeAreaLayoutGuideTop: MASViewAttribute { mas_safeAreaLayoutGuideTop }
  /// The bottom edge of the safe area.
  public var safeAreaLayoutGuideBottom: MASViewAttribute { mas_safeAreaLayoutGuideBottom }
  /// The width of the safe area.
  public var safeAreaLayoutGuideWidth: MASViewAttribute { mas_safeAreaLayoutGuideWidth }
  /// The height of the safe area.
  public var safeAreaLayoutGuideHeight: MASViewAttribute { mas_safeAreaLayoutGuideHeight }
  /// The middle between left and right of the safe area.
  public var safeAreaLayoutGuideCenterX: MASViewAttribute { mas_safeAreaLayoutGuideCenterX }
  /// The middle between top and bottom of the safe area.
  public var safeAreaLayoutGuideCenterY: MASViewAttribute { mas_safeAreaLayoutGuideCenterY }
}
