import PlumbLayout

/// Binds a tree of views to the layout tree that computes its frames.
///
/// A root view meets its engine at its first layout pass. Until then views, guides and constraints only know each
/// other; from then on changes of their properties are forwarded one by one, while views, guides and constraints
/// that came meanwhile join at the next pass.
final class LayoutEngine: ViewIsolated {
  let tree: LayoutTree
  /// The view whose engine this is; it owns the engine.
  unowned(unsafe) let root: UIView
  /// Whether the engine answers a question about a size rather than placing views.
  let isMeasuring: Bool

  /// The items by the slot of their id. One that is at its end leaves the table.
  @exclusivity(unchecked) private var references = ContiguousArray<Unmanaged<ItemReference>?>()
  /// Views whose subviews or guides differ from what the tree knows, in the order in which that came to be.
  @exclusivity(unchecked) var parentsToSync: [ItemReference] = []
  /// Views that came to a superview about which nothing else is to be looked at.
  @exclusivity(unchecked) var arrivals: [Arrival] = []
  /// Active constraints that the tree does not know yet, in the order of their activation.
  @exclusivity(unchecked) var constraintsToAdd: [NSLayoutConstraint] = []
  /// Views that have come, with constraints that the tree does not know yet.
  @exclusivity(unchecked) var holdersToAdd: [ItemID] = []
  /// The constraints by the slot of their id. The views that hold them keep them: one that is let go leaves the table.
  @exclusivity(unchecked) var constraints = ContiguousArray<Unmanaged<NSLayoutConstraint>?>()
  @exclusivity(unchecked) var scrollViews: [ItemReference] = []
  /// The view that is being given its frame: what it says about its geometry is no news.
  @exclusivity(unchecked) var placedRef: Unmanaged<UIView>?
  /// The view that is being given a frame of the tree's: its subviews have theirs from the tree as well.
  @exclusivity(unchecked) var appliedRef: Unmanaged<UIView>?
  /// What a measuring engine heard of and the engine that it stands in for did not.
  @exclusivity(unchecked) var missed = MissedNews()
  /// Whether a view below the root may have other traits than that.
  @exclusivity(unchecked) var hasLocalTraits = false
  @exclusivity(unchecked) var passDepth = 0
  @exclusivity(unchecked) var nestedPasses = 0
  /// The views that the console was last told of as going round in a loop.
  @exclusivity(unchecked) var reportedLoop: [ObjectIdentifier] = []

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
    tree = LayoutTree(scale: Double(root.displayScale))
    tree.host = self
    tree.hostPlacesByFrames = true
    let count = root.viewCount
    tree.reserve(items: count)
    references.reserveCapacity(count)
    bind(root.reference, to: tree.root)
    feed(root, tree.root)
    joinContents(of: root, isNew: true)
  }

  deinit { assumingViewIsolation { if !references.isEmpty { unbindAll() } } }

  func bind(_ reference: ItemReference, to id: ItemID) {
    let link = Unmanaged.passUnretained(reference)
    if references.count == id.slot {
      references.append(link)
    } else {
      while references.count <= id.slot { references.append(nil) }
      references[id.slot] = link
    }
    reference.binding = ItemBinding(engine: self, id: id)
  }

  func unbind(_ reference: ItemReference) {
    guard let binding = reference.binding, binding.isIn(self) else { return }
    reference.binding = nil
    references[binding.id.slot] = nil
  }

  /// An item ended without having left the tree, as subviews do whose superview is let go.
  func itemEnds(_ id: ItemID) {
    if id.slot < references.count { references[id.slot] = nil }
  }

  /// Ends all bindings to the engine, which is at its end.
  func unbindAll() {
    for reference in references {
      reference?._withUnsafeGuaranteedRef { if $0.binding?.isIn(self) ?? false { $0.binding = nil } }
    }
    references = []
    for constraint in constraints {
      constraint?._withUnsafeGuaranteedRef { if $0.binding?.isIn(self) ?? false { $0.binding = nil } }
    }
    constraints = []
    // Whoever looks at these views next is asked anew.
    for parent in parentsToSync { parent.awaitsSync = false }
  }

  func view(_ id: ItemID) -> UIView? { viewRef(id)?.takeUnretainedValue() }

  /// The view for whoever knows that it is kept meanwhile: reading it counts no references.
  @inline(__always)
  func viewRef(_ id: ItemID) -> Unmanaged<UIView>? {
    guard id.slot < references.count, let reference = references[id.slot] else { return nil }
    return reference._withUnsafeGuaranteedRef { $0.viewRef }
  }

  func reference(_ id: ItemID) -> ItemReference? {
    id.slot < references.count ? references[id.slot]?.takeUnretainedValue() : nil
  }

  /// The id of an item in this engine's tree, `nil` where it has none yet.
  @inline(__always)
  func id(of reference: ItemReference) -> ItemID? {
    if let binding = reference.binding { return binding.isIn(self) ? binding.id : nil }
    return idOfGuide(reference)
  }

  private func idOfGuide(_ reference: ItemReference) -> ItemID? {
    guard reference.guide != nil else { return nil }
    // The guides that a view comes with join when something first names them.
    if let guide = reference.guide as? UIKeyboardLayoutGuide, let owner = guide.owningView,
      let ownerID = id(of: owner.reference)
    {
      let id = tree.guide(.keyboardGuide, of: ownerID)
      bind(reference, to: id)
      tree.setKeyboardRule(guide.rule, of: ownerID)
      return id
    }
    guard let guide = reference.guide as? SystemLayoutGuide, let owner = guide.owningView,
      let ownerID = id(of: owner.reference)
    else { return nil }
    let id = tree.guide(guide.kind.itemKind, of: ownerID)
    if guide.kind == .readableContent { feedReadableWidth(owner) }
    bind(reference, to: id)
    return id
  }
}

/// A place in an engine, of an item or of a constraint.
protocol EngineBinding: ViewIsolated {
  /// Asked for with every change: reading it counts no references.
  var engineRef: Unmanaged<LayoutEngine> { get }
}

extension EngineBinding {
  var engine: LayoutEngine { engineRef.takeUnretainedValue() }

  @inline(__always)
  func isIn(_ engine: LayoutEngine) -> Bool {
    engineRef.toOpaque() == Unmanaged.passUnretained(engine).toOpaque()
  }
}

/// An item's place in an engine.
struct ItemBinding: EngineBinding {
  let engineRef: Unmanaged<LayoutEngine>
  let id: ItemID

  init(engine: LayoutEngine, id: ItemID) {
    engineRef = Unmanaged.passUnretained(engine)
    self.id = id
  }

  /// Whether the engine is giving the view its frame.
  @inline(__always)
  func isPlacing(_ view: UIView) -> Bool {
    engineRef._withUnsafeGuaranteedRef {
      $0.placedRef?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }
  }

  /// Whether the engine is giving the view a frame of the tree's.
  @inline(__always)
  func isApplying(to view: UIView) -> Bool {
    engineRef._withUnsafeGuaranteedRef {
      $0.appliedRef?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }
  }

  /// Applies to a view's subviews the frames that follow from the constraints as they are now.
  ///
  /// The engine is kept meanwhile, by a pass if there is one: setters that a program overrides may take the tree apart.
  func applyFrames(ofSubviewsOf view: UIView) {
    if engineRef._withUnsafeGuaranteedRef({ $0.passDepth > 0 }) {
      engineRef._withUnsafeGuaranteedRef { $0.applyFrames(ofSubviewsOf: view, id) }
    } else {
      engine.applyFrames(ofSubviewsOf: view, id)
    }
  }

  var hasLocalTraits: Bool { engineRef._withUnsafeGuaranteedRef { $0.hasLocalTraits } }

  func setNeedsLayout() { engineRef._withUnsafeGuaranteedRef { $0.tree.setNeedsLayout(id) } }

  func setNeedsUpdateConstraints() {
    engineRef._withUnsafeGuaranteedRef { $0.tree.setNeedsUpdateConstraints(id) }
  }
}

extension SystemLayoutGuide.Kind {
  var itemKind: ItemKind {
    switch self {
    case .layoutMargins: .marginsGuide
    case .safeArea: .safeAreaGuide
    case .readableContent: .readableContentGuide
    case .scrollContent: .contentLayoutGuide
    case .scrollFrame: .frameLayoutGuide
    }
  }

  init?(_ kind: ItemKind) {
    switch kind {
    case .marginsGuide: self = .layoutMargins
    case .safeAreaGuide: self = .safeArea
    case .readableContentGuide: self = .readableContent
    case .contentLayoutGuide: self = .scrollContent
    case .frameLayoutGuide: self = .scrollFrame
    case .view, .guide, .keyboardGuide: return nil
    }
  }
}

/// What happened to views while a measuring engine stood in for that of their tree.
struct MissedNews {
  var changes: [(ItemReference, ItemChange)] = []
  var parents: [ItemReference] = []
  var constraints: [NSLayoutConstraint] = []
  /// Whether a view, guide or constraint left.
  var hasDepartures = false
}
