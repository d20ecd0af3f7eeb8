extension MASLayoutItem {
  public var left: MASViewAttribute { mas_left }
  public var right: MASViewAttribute { mas_right }
  public var top: MASViewAttribute { mas_top }
  public var bottom: MASViewAttribute { mas_bottom }
  public var leading: MASViewAttribute { mas_leading }
  public var trailing: MASViewAttribute { mas_trailing }
  public var width: MASViewAttribute { mas_width }
  public var height: MASViewAttribute { mas_height }
  public var centerX: MASViewAttribute { mas_centerX }
  public var centerY: MASViewAttribute { mas_centerY }
  public var baseline: MASViewAttribute { mas_baseline }
  public var firstBaseline: MASViewAttribute { mas_firstBaseline }
  public var lastBaseline: MASViewAttribute { mas_lastBaseline }
}

#if !os(macOS)
extension MASLayoutItem {
  public var leftMargin: MASViewAttribute { mas_leftMargin }
  public var rightMargin: MASViewAttribute { mas_rightMargin }
  public var topMargin: MASViewAttribute { mas_topMargin }
  public var bottomMargin: MASViewAttribute { mas_bottomMargin }
  public var leadingMargin: MASViewAttribute { mas_leadingMargin }
  public var trailingMargin: MASViewAttribute { mas_trailingMargin }
  public var centerXWithinMargins: MASViewAttribute { mas_centerXWithinMargins }
  public var centerYWithinMargins: MASViewAttribute { mas_centerYWithinMargins }
}
#endif

// The attribute without a suffix has no short name: that is UIKit's.
extension NotationView {
  public var safeAreaLayoutGuideLeading: MASViewAttribute { mas_safeAreaLayoutGuideLeading }
  public var safeAreaLayoutGuideTrailing: MASViewAttribute { mas_safeAreaLayoutGuideTrailing }
  public var safeAreaLayoutGuideLeft: MASViewAttribute { mas_safeAreaLayoutGuideLeft }
  public var safeAreaLayoutGuideRight: MASViewAttribute { mas_safeAreaLayoutGuideRight }
  public var safeAreaLayoutGuideTop: MASViewAttribute { mas_safeAreaLayoutGuideTop }
  public var safeAreaLayoutGuideBottom: MASViewAttribute { mas_safeAreaLayoutGuideBottom }
  public var safeAreaLayoutGuideWidth: MASViewAttribute { mas_safeAreaLayoutGuideWidth }
  public var safeAreaLayoutGuideHeight: MASViewAttribute { mas_safeAreaLayoutGuideHeight }
  public var safeAreaLayoutGuideCenterX: MASViewAttribute { mas_safeAreaLayoutGuideCenterX }
  public var safeAreaLayoutGuideCenterY: MASViewAttribute { mas_safeAreaLayoutGuideCenterY }
}
