/// A link to a view or layout guide that outlives it safely.
///
/// Constraints and anchors hold one of these instead of a weak reference: an object that was ever referenced
/// weakly retains several times slower for the rest of its life. The item empties the link in its `deinit`.
final class ItemReference {
  unowned(unsafe) private(set) var view: UIView?
  unowned(unsafe) private(set) var guide: UILayoutGuide?

  /// The active constraints that speak of the item.
  var participations = ConstraintSet()

  /// The item's place in the engine of its tree, once it has joined one.
  var binding: ItemBinding?
  /// The view's subviews or guides are to be looked at before the next pass.
  var awaitsSync = false

  init() {}

  func attach(_ view: UIView) { self.view = view }

  func attach(_ guide: UILayoutGuide) { self.guide = guide }

  func clear() {
    view = nil
    guide = nil
  }

  /// The item itself, `nil` after its end.
  var item: AnyObject? { view ?? guide }

  /// The view whose place in the tree is the item's place: itself, or a guide's owning view.
  var placeInTree: UIView? { view ?? guide?.owningView }
}

extension ItemReference {
  /// The link of an object that a constraint was given, `nil` where the object is neither view nor guide.
  static func of(_ item: Any) -> ItemReference? {
    if let object = objectReference(of: item) {
      return (object as? UIView)?.reference ?? (object as? UILayoutGuide)?.reference
    }
    // An optional that was passed as it is.
    return (item as? UIView)?.reference ?? (item as? UILayoutGuide)?.reference
  }
}
