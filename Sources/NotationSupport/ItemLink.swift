/// A link to a view, guide or layout support object that does not keep it.
public struct ItemLink {
  #if canImport(Darwin)
  /// The object, `nil` once it is gone.
  public private(set) weak var item: AnyObject?
  #else
  private let link: LayoutItemLink
  #endif

  /// A link to an object, or to nothing.
  public init(_ item: AnyObject?) {
    #if canImport(Darwin)
    self.item = item
    #else
    link = LayoutItemLink(item)
    #endif
  }

  #if !canImport(Darwin)
  /// The object, `nil` once it is gone.
  public var item: AnyObject? { link.item }
  #endif

  /// The view whose place in the tree is the item's place: a view itself, the view that owns a guide.
  public var view: NotationView? {
    #if canImport(Darwin)
    let item = item
    if let view = item as? NotationView { return view }
    return (item as? NotationGuide)?.owningView
    #else
    return link.view
    #endif
  }
}
