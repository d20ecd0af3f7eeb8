// What a view has from the views above it is kept in each view: trees may be of any depth, and nobody walks up one for
// each of its views.

extension UIView {
  @inline(__always)
  final var superviewLink: UIView? {
    get { superviewRef?.takeUnretainedValue() }
    set { superviewRef = newValue.map { Unmanaged.passUnretained($0) } }
  }

  final var controllerLink: UIViewController? {
    get { controllerRef?.takeUnretainedValue() }
    set {
      controllerRef = newValue.map { Unmanaged.passUnretained($0) }
      inherit()
      forgetSafeArea()
    }
  }

  final var windowLink: UIWindow? { windowRef?.takeUnretainedValue() }
  final var traitSource: UIView? { traitSourceRef?.takeUnretainedValue() }

  /// Whether the traits below the view may be others than those that reach it.
  private var isTraitSource: Bool {
    controllerRef != nil || !flags.isDisjoint(with: [.overridesTraits, .standsOnScreen])
  }

  /// Whether somebody above the view replaces traits, be it the screen of a window.
  var inheritsReplacements: Bool {
    superviewRef?._withUnsafeGuaranteedRef { $0.traitSourceRef != nil } ?? isRootOnScreen
  }

  /// Whether the view is a window that is in no other view.
  var isRootOnScreen: Bool { superviewRef == nil && flags.contains(.standsOnScreen) }

  /// Brings up to date what the view, and everything in it, has from above: after it came to a superview or left one,
  /// or began or ended to be a source of traits.
  ///
  /// - Complexity: O(the views for which it changes).
  func inherit() {
    guard takesOver(), !subviewList.isEmpty else { return }
    var pending = subviewList
    while let view = pending.popLast() {
      if view.takesOver() { pending.append(contentsOf: view.subviewList) }
    }
  }

  /// Takes over what the superview has; whether any of it is new.
  @inline(__always)
  private func takesOver() -> Bool {
    var window: Unmanaged<UIWindow>?
    var source: Unmanaged<UIView>?
    if let superviewRef {
      (window, source) = superviewRef._withUnsafeGuaranteedRef { ($0.windowRef, $0.traitSourceRef) }
    } else if let root = windowAsRoot {
      window = Unmanaged.passUnretained(root)
    }
    if isTraitSource { source = Unmanaged.passUnretained(self) }
    guard window?.toOpaque() != windowRef?.toOpaque() || source?.toOpaque() != traitSourceRef?.toOpaque()
    else { return false }
    if window?.toOpaque() != windowRef?.toOpaque() {
      windowRef?.takeUnretainedValue().view(leaves: self)
    }
    windowRef = window
    traitSourceRef = source
    return true
  }

  /// Whether the view is `view` or in it, for views of which one is in the other: as many steps as there are levels
  /// between the two, wherever the root is.
  func isInside(_ view: UIView) -> Bool {
    var below: UIView? = self
    var above: UIView? = view
    while let next = below {
      if next === view { return true }
      above = above?.superviewLink
      if above === self { return false }
      below = next.superviewLink
    }
    return false
  }

  /// Ends the links of the subviews to the view, which is at its end.
  func leaveSubviews() {
    for subview in subviewList { subview.superviewRef = nil }
    guard windowRef != nil || traitSourceRef != nil || knowsSafeArea else { return }
    for subview in subviewList {
      subview.inherit()
      subview.forgetSafeArea()
    }
  }

  /// Lets go of the subviews of a view that is at its end, and of what is in those that nobody else holds: one after
  /// the other, since otherwise each would end inside the end of the view above.
  func releaseSubviews() {
    guard !subviewList.isEmpty else { return }
    var pending: [UIView] = []
    swap(&pending, &subviewList)
    pending.reverse()
    while var view = pending.popLast() {
      if !view.subviewList.isEmpty, isKnownUniquelyReferenced(&view) {
        pending.append(contentsOf: view.subviewList.reversed())
      }
    }
  }
}
