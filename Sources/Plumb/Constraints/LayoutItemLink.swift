/// A link to a view or layout guide that does not keep it and that outlives it safely.
///
/// It does what a weak reference does at a fraction of the cost, and leaves the item's reference count as fast as it is:
/// an object that was ever referenced weakly is retained several times slower for the rest of its life.
public struct LayoutItemLink: ViewIsolated {
  private let reference: ItemReference?

  /// A link to a view or layout guide; to nothing, where the object is neither.
  public init(_ item: AnyObject?) {
    if let view = item as? UIView {
      reference = view.reference
    } else {
      reference = (item as? UILayoutGuide)?.reference
    }
  }

  /// The view or layout guide, `nil` once it is gone.
  public var item: AnyObject? { reference?.item }

  /// The view whose place in the tree is the item's place: a view itself, the view that owns a guide.
  public var view: UIView? { reference?.placeInTree }
}
