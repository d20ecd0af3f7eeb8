/// A rectangle on the screen: an item of layout, a node of the view tree, and a responder.
///
/// Everything that a subclass may override is declared here; what it does lies in the extensions.
open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  // What a pass asks every view for comes first, and lies together.
  let reference = ItemReference()
  @exclusivity(unchecked) final var flags = ViewFlags.initial
  /// Whether the safe area is the one that was last found.
  @exclusivity(unchecked) final var knowsSafeArea = false
  /// Whether a subclass says another safe area than the view has.
  @exclusivity(unchecked) final var altersSafeArea = false
  // What is asked for with every change of a view is held so that reading it counts no references.
  @exclusivity(unchecked) final var superviewRef: Unmanaged<UIView>?
  @exclusivity(unchecked) final var subviewList: [UIView] = []
  @exclusivity(unchecked) final var extras: ViewExtras?
  @exclusivity(unchecked) final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var controllerRef: Unmanaged<UIViewController>?
  /// The nearest of the view itself and the views above it that may replace traits.
  @exclusivity(unchecked) final var traitSourceRef: Unmanaged<UIView>?
  @exclusivity(unchecked) final var heldConstraints = ConstraintList()
  /// What moves on the view, and at a root the tree's clock; `nil` where nothing ever moved.
  @exclusivity(unchecked) final var motion: ViewMotion?
  @exclusivity(unchecked) final var priorities = ContentPriorities()
  /// The window at the top of the tree that the view is in.
  @exclusivity(unchecked) final var windowRef: Unmanaged<UIWindow>?
  /// The engine of the tree whose root the view is.
  @exclusivity(unchecked) final var ownEngine: LayoutEngine?
  @exclusivity(unchecked) final var storedMask: AutoresizingMask = []
  @exclusivity(unchecked) final var storedContentMode = ContentMode.scaleToFill
  @exclusivity(unchecked) final var storedSemantics = UISemanticContentAttribute.unspecified
  @exclusivity(unchecked) final var storedAlpha: CGFloat = 1
  @exclusivity(unchecked) final var storedLayer: CALayer?
  @exclusivity(unchecked) final var storedBackground: UIColor?

  /// A view that fills `frame` of the superview it will be added to.
  public init(frame: CGRect) {
    super.init()
    reference.attach(self)
    geometry.frame = frame
  }

  public override convenience init() { self.init(frame: .zero) }

  /// A view out of an archive. There are none off Apple's platforms: the view begins as `init(frame: .zero)` does.
  public required init?(coder: NSCoder) {
    super.init()
    reference.attach(self)
  }

  deinit { assumingViewIsolation { tearDown() } }

  // MARK: Geometry

  /// The smallest rectangle of the superview's coordinates that holds the view, in points.
  ///
  /// Reading it never lays out: it is where the last layout pass, or the program, put the view.
  open var frame: CGRect {
    get { geometry.frame }
    set { change(\.frame, to: newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let bounds = newValue.standardized
      change(\.bounds, to: bounds, scrolls: bounds.origin != geometry.bounds.origin)
    }
  }

  /// Where the anchor point, normally the middle, of the bounds lies in the superview.
  open var center: CGPoint {
    get { geometry.center }
    set { change(\.center, to: newValue) }
  }

  /// The map that is applied to the view around its centre. Layout acts on the untransformed rectangle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { change(\.transform, to: newValue) }
  }

  // MARK: Appearance and behaviour

  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set { setHidden(newValue) }
  }

  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      let old = storedAlpha
      storedAlpha = min(max(newValue, 0), 1)
      if AnimationContext.isAnyOpen { recordNumber(.opacity, from: old, to: storedAlpha) }
    }
  }

  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      let old = storedBackground
      storedBackground = newValue
      if AnimationContext.isAnyOpen { recordBackground(from: old, to: newValue) }
    }
  }

  /// The colour of the view's interactive parts; inherited from the superview where nobody set one.
  open var tintColor: UIColor! {
    get { storedTint ?? superviewLink?.tintColor ?? .systemBlue }
    set {
      storedTint = newValue
      tintColorDidChange()
    }
  }

  open func tintColorDidChange() {
    for subview in subviewList where subview.storedTint == nil { subview.tintColorDidChange() }
  }

  open var contentMode: ContentMode {
    get { storedContentMode }
    set {
      storedContentMode = newValue
      flags.set(.redrawsOnBoundsChange, to: newValue == .redraw)
    }
  }

  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { flags.set(.opaque, to: newValue) }
  }

  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { flags.set(.clipsToBounds, to: newValue) }
  }

  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { flags.set(.userInteraction, to: newValue) }
  }

  /// A number by which `viewWithTag(_:)` finds the view.
  open var tag: Int {
    get { storedTag }
    set { storedTag = newValue }
  }
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { storedAccessibilityIdentifier }
    set { storedAccessibilityIdentifier = newValue }
  }
  /// What assistive techniques say of the view.
  open var accessibilityLabel: String? {
    get { storedAccessibilityLabel }
    set { storedAccessibilityLabel = newValue }
  }
  open var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement }
    set { storedIsAccessibilityElement = newValue }
  }
  open var restorationIdentifier: String? {
    get { storedRestorationIdentifier }
    set { storedRestorationIdentifier = newValue }
  }

  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, to: newValue) }
  }

  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, to: newValue) }
  }

  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContextBeforeDrawing) }
    set { flags.set(.clearsContextBeforeDrawing, to: newValue) }
  }

  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = type(of: self).layerClass.init()
    layer.viewLink = self
    storedLayer = layer
    return layer
  }

  open class var layerClass: CALayer.Type { CALayer.self }

  // MARK: Tree

  open var superview: UIView? { superviewLink }
  /// The view's children, from the back to the front.
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { windowLink }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: true)
  }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: false)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func viewWithTag(_ tag: Int) -> UIView? { find(tag) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, event) }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open override var next: UIResponder? { controllerLink ?? superviewLink }
  override var responderWindow: UIWindow? { windowLink }

  // MARK: Traits and direction

  open var traitCollection: UITraitCollection { UITraitCollection(values: effectiveTraits) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    endRegistration(registration)
  }
  /// What a class of this module does about new traits, whatever a subclass makes of `traitCollectionDidChange(_:)`.
  func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {}
  /// The traits that the view replaces for itself and everything below it.
  open var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      let old = storedTraitOverrides
      storedTraitOverrides = newValue
      traitOverridesDidChange(from: old)
    }
  }

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemantics }
    set {
      guard newValue != storedSemantics else { return }
      storedSemantics = newValue
      layoutDirectionMayHaveChanged()
    }
  }

  /// The direction in which the view arranges its own content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedDirection }

  /// The view as the window of the tree whose root it is.
  var windowAsRoot: UIWindow? { nil }

  /// Whether the view's edges, seen from its content, are those of a content area of its own.
  var isContentArea: Bool { false }
  /// A layout pass gave the content area this size; whether that changed anything which layout depends on.
  func contentAreaDidChange(to size: CGSize) -> Bool { false }

  // MARK: Constraints

  /// The active constraints that the view holds, in the order of their activation; behind them, once the view has
  /// been laid out, those that the system made of content sizes, masks and arrangements, as in UIKit's list.
  ///
  /// The system's own cannot be changed or removed, and adding one does nothing.
  open var constraints: [NSLayoutConstraint] { listedConstraints + ruleConstraints }
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// Whether frame and autoresizing mask become required constraints. True for a view made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesMask) }
    set { setTranslatesMask(newValue) }
  }

  open var autoresizingMask: AutoresizingMask {
    get { storedMask }
    set { setMask(newValue) }
  }

  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, to: newValue) }
  }

  /// Whether views of the class can only be laid out by constraints.
  ///
  /// UIKit begins to update constraints in a window when somebody makes one there, or when a view of a class that
  /// answers true is in it. Here every view that asks for it has its constraints updated in a pass, whether the
  /// tree has any or not.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Content size

  /// The size that the content asks for, in points; `noIntrinsicMetric` on an axis where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.hugging(axis)
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities.compression(axis)
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }

  /// The size that fits the content best within `size`; a plain view answers its present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }

  /// The size that satisfies the constraints in the view best, pulled to `targetSize` at the fitting size level, 50:
  /// the form with priorities, which a subclass overrides for both.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that satisfies the constraints in the view best, in points, rounded up to pixels.
  ///
  /// Constraints outside the view do not count; its margins and safe area are those that it has where it is. Nothing
  /// moves, and what was marked for layout stays so.
  ///
  /// - Parameters:
  ///   - targetSize: the size that the view is pulled to, in points.
  ///   - horizontalFittingPriority: how strongly its width is wanted; a required one is kept.
  ///   - verticalFittingPriority: how strongly its height is wanted.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Alignment rectangle and baselines

  /// How far the alignment rectangle lies inside the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The subview whose first baseline is the view's.
  open var forFirstBaselineLayout: UIView { self }
  /// The subview whose last baseline is the view's.
  open var forLastBaselineLayout: UIView { self }

  // What layout asks of controls beyond Apple's public names.

  /// Where the view's own text stands; `nil` for a view without text, whose baselines are its top and bottom.
  var contentBaselines: ContentBaselines? { nil }
  /// Whether the height of the content follows the width that layout gives the view.
  var wrapsContent: Bool { false }
  /// The width that layout last gave a view to wrap at.
  var wrappingWidth: CGFloat? {
    get { nil }
    set {}
  }
  /// The intrinsic content size once layout knows the width to wrap at; without a width the natural one.
  func contentSize(fitting width: CGFloat?) -> CGSize { intrinsicContentSize }

  // MARK: Margins and safe area

  /// The distances from the bounds' sides to the content, with those that the superview and the safe area ask for.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(for: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }

  open func layoutMarginsDidChange() {}
  /// The margins while nobody has set any.
  var standardMargins: NSDirectionalEdgeInsets { ViewMargins.standard }
  /// Whether ``standardMargins`` are those of every view.
  var hasStandardMargins: Bool { true }

  /// How far bars and the device's shape reach into the view.
  open var safeAreaInsets: UIEdgeInsets { effectiveSafeArea }
  open func safeAreaInsetsDidChange() {}
  /// The part of its safe area that a scroll view takes up as content inset, so that its content never meets it.
  func absorbed(of safeArea: UIEdgeInsets) -> UIEdgeInsets { .zero }

  // MARK: Passes

  open func needsUpdateConstraints() -> Bool { flags.contains(.needsConstraintUpdate) }
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }
  open func updateConstraintsIfNeeded() { updateConstraintsPass() }
  open func updateConstraints() { didUpdateConstraints() }

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutPass() }
  open func layoutSubviews() { applyLayout() }

  /// Has all of the view drawn in the next display pass.
  open func setNeedsDisplay() { markNeedsDisplay(nil) }
  /// Has a part of the view drawn in the next display pass.
  open func setNeedsDisplay(_ rect: CGRect) { markNeedsDisplay(rect) }
  /// Draws the part of the view that lies in `rect`, in the view's own coordinates; called in the display pass.
  open func draw(_ rect: CGRect) {}

  open override var description: String { assumingViewIsolation { consoleDescription } }
}
