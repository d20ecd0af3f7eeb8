/// A link to a view or layout guide that outlives it safely.
///
/// Constraints and anchors hold one of these instead of a weak reference: an object that was ever referenced
/// weakly retains several times slower for the rest of its life. The item empties the link in its `deinit`.
final class ItemReference: ConstraintEnd {
  // Asked for again and again in a pass: reading it counts no references.
  @exclusivity(unchecked) private(set) var viewRef: Unmanaged<UIView>?
  @exclusivity(unchecked) unowned(unsafe) private(set) var guide: UILayoutGuide?

  /// The active constraints that speak of the item.
  @exclusivity(unchecked) var participations = ConstraintSet()

  /// The item's place in the engine of its tree, once it has joined one.
  @exclusivity(unchecked) var binding: ItemBinding?
  /// The view's subviews or guides are to be looked at before the next pass.
  @exclusivity(unchecked) var awaitsSync = false
  /// The view's subviews have changed their order since the engine last looked at them.
  @exclusivity(unchecked) var isReordered = false

  deinit {
    assumingViewIsolation {
      if let binding { binding.engineRef._withUnsafeGuaranteedRef { $0.itemEnds(binding.id) } }
    }
  }

  func attach(_ view: UIView) { viewRef = Unmanaged.passUnretained(view) }

  func attach(_ guide: UILayoutGuide) { self.guide = guide }

  func clear() {
    viewRef = nil
    guide = nil
  }

  @inline(__always)
  var view: UIView? { viewRef?.takeUnretainedValue() }

  /// The item itself, `nil` after its end.
  var item: AnyObject? { view ?? guide }

  /// The view whose place in the tree is the item's place: itself, or a guide's owning view.
  var placeInTree: UIView? { view ?? guide?.owningView }

  /// The same for whoever keeps the tree meanwhile: reading it counts no references.
  @inline(__always)
  var placeRef: Unmanaged<UIView>? { viewRef ?? guide?.ownerRef }
}

extension ItemReference {
  /// The link of an object that a constraint was given, `nil` where the object is neither view nor guide.
  static func of(_ item: Any) -> ItemReference? {
    if let object = object(in: item) { return of(object: object) }
    // An optional in `Any`.
    if let view = item as? UIView { return view.reference }
    if let guide = item as? UILayoutGuide { return guide.reference }
    return nil
  }

  /// The link of an object, `nil` where it is neither view nor guide.
  static func of(object: AnyObject) -> ItemReference? {
    // A conditional cast would retain and release the view.
    if object is UIView { return unsafeDowncast(object, to: UIView.self).reference }
    if let guide = object as? UILayoutGuide { return guide.reference }
    return nil
  }
}
