/// A view whose fonts can follow the reader's preferred size of text.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol, ViewIsolated {
  /// Whether fonts that come from a text style, or were scaled by `UIFontMetrics`, change with the content size
  /// category of the view's traits. Other fonts stay as they are.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
