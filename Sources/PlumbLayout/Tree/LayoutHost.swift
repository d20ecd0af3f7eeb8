/// What a tree asks of the toolkit whose views it lays out.
///
/// One host serves a whole tree: the callbacks carry the item's id. The tree does not own its host, which must
/// outlive it or be taken off it. Every method has a default, so a host writes only those that it needs.
public protocol LayoutHost: AnyObject {
  /// The content size of a view in points, `Size.noMetric` on an axis where it has none.
  ///
  /// Called in a layout pass after the content size was invalidated.
  ///
  /// - Parameters:
  ///   - item: the view that is measured.
  ///   - width: the width to wrap at, for views whose height follows their width; `nil` for the natural size.
  ///   - tree: the tree that asks.
  func contentSize(of item: ItemID, fitting width: Double?, in tree: LayoutTree) -> Size

  /// The view may change constraints now. Called deepest views first.
  func updateConstraints(of item: ItemID, in tree: LayoutTree)

  /// The view places its subviews: the default takes over the frames that the constraints give.
  func layoutSubviews(of item: ItemID, in tree: LayoutTree)

  /// A view has a new frame, in points in its parent.
  func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree)
}

extension LayoutHost {
  public func contentSize(of item: ItemID, fitting width: Double?, in tree: LayoutTree) -> Size { .none }
  public func updateConstraints(of item: ItemID, in tree: LayoutTree) {}
  public func layoutSubviews(of item: ItemID, in tree: LayoutTree) { tree.applyFrames(ofSubviewsOf: item) }
  public func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree) {}
}
