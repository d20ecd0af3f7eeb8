import PlumbLayout

/// A view with what the rules of Interface Builder make of it.
public struct PlannedItem: Sendable {
  public var view: ViewNode
  /// Index of the superview in the plan; nil for the root.
  public var parent: Int?
  public var mode: ItemMode
  public var alignmentInsets: Insets
  public var contentSize: PlannedContentSize?
  /// Layout margins at the recorded frames, in points.
  public var margins: Insets
  /// Safe area at the recorded frames, in points.
  public var safeArea: Insets
  /// Insets of a scroll view by which its content rests below the bars, in points.
  public var contentInset: Insets
  /// Hidden in a stack view, which then leaves it out.
  public var isLeftOut: Bool
  /// Whether the view lies in a scroll view.
  public var isInScrollView: Bool
  /// Margins of a stack view within which it arranges; nil where it arranges in its bounds.
  public var stackMargins: Insets?
}

extension PlannedItem {
  /// Whether a label of several lines was narrower than the size that its class stated: then that is the size
  /// of one long line, and the text itself has to say how it breaks.
  var wrapsBeyondStatedSize: Bool {
    guard view.kind == .label, (view["numberOfLines"] ?? "1") != "1", let contentSize,
      contentSize.source == .designable, let width = contentSize.width, let frame = view.frame
    else { return false }
    return frame.size.width < width - 1
  }
}
