/// What a view looks like, as far as a picture needs it: corners, border, shadow, opacity.
///
/// The layer of a view shares the view's geometry; a layer of its own keeps its own.
open class CALayer: NSObject, ViewIsolated {
  unowned(unsafe) var viewLink: UIView?
  /// The layer whose values are presented by this one.
  var modelLayer: CALayer?
  var storedGeometry = ViewGeometry()
  var storedBackground: CGColor?
  var storedMasksToBounds = false
  var storedOpacity: Float = 1
  var storedHidden = false
  private var storedRedraws = false
  private var storedNeedsDisplay = false

  public required override init() { super.init() }

  /// The view that the layer belongs to.
  open var delegate: AnyObject? { viewLink }

  /// The radius of the corners, in points; content is clipped to it where `masksToBounds` is true.
  open var cornerRadius: CGFloat = 0 { didSet { note(.cornerRadius, oldValue, cornerRadius) } }
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border, in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0 { didSet { note(.borderWidth, oldValue, borderWidth) } }
  open var borderColor: CGColor? { didSet { note(.borderColor, oldValue, borderColor) } }
  open var shadowColor: CGColor? { didSet { note(.shadowColor, oldValue, shadowColor) } }
  open var shadowOpacity: Float = 0 {
    didSet { note(.shadowOpacity, CGFloat(oldValue), CGFloat(shadowOpacity)) }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      if AnimationContext.isAnyOpen { viewLink?.recordSize(.shadowOffset, from: oldValue, to: shadowOffset) }
    }
  }
  open var shadowRadius: CGFloat = 3 { didSet { note(.shadowRadius, oldValue, shadowRadius) } }
  open var name: String?
  open var zPosition: CGFloat = 0

  open var backgroundColor: CGColor? {
    get { viewLink.map { $0.backgroundColor?.cgColor } ?? storedBackground }
    set {
      if let viewLink {
        viewLink.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        storedBackground = newValue
      }
    }
  }

  open var masksToBounds: Bool {
    get { viewLink?.clipsToBounds ?? storedMasksToBounds }
    set {
      if let viewLink { viewLink.clipsToBounds = newValue } else { storedMasksToBounds = newValue }
    }
  }

  open var opacity: Float {
    get { viewLink.map { Float($0.alpha) } ?? storedOpacity }
    set {
      if let viewLink { viewLink.alpha = CGFloat(newValue) } else { storedOpacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { viewLink?.isHidden ?? storedHidden }
    set {
      if let viewLink { viewLink.isHidden = newValue } else { storedHidden = newValue }
    }
  }

  open var frame: CGRect {
    get { viewLink?.frame ?? storedGeometry.frame }
    set {
      if let viewLink { viewLink.frame = newValue } else { storedGeometry.frame = newValue }
    }
  }

  open var bounds: CGRect {
    get { viewLink?.bounds ?? storedGeometry.bounds }
    set {
      if let viewLink {
        viewLink.bounds = newValue
      } else if newValue != storedGeometry.bounds {
        storedGeometry.bounds = newValue
        if storedRedraws { storedNeedsDisplay = true }
      }
    }
  }

  /// Where the anchor point lies in the superlayer.
  open var position: CGPoint {
    get { viewLink?.center ?? storedGeometry.center }
    set {
      if let viewLink { viewLink.center = newValue } else { storedGeometry.center = newValue }
    }
  }

  /// The point of the bounds, in units of their size, that `position` gives the place of.
  open var anchorPoint: CGPoint {
    get { viewLink?.geometry.anchorPoint ?? storedGeometry.anchorPoint }
    set {
      if let viewLink {
        viewLink.change(\.anchorPoint, to: newValue)
      } else {
        storedGeometry.anchorPoint = newValue
      }
    }
  }

  /// Whether a change of the bounds makes the layer be displayed anew; true for a view's layer whose `contentMode`
  /// is `redraw`.
  open var needsDisplayOnBoundsChange: Bool {
    get { viewLink?.flags.contains(.redrawsOnBoundsChange) ?? storedRedraws }
    set {
      if let viewLink {
        viewLink.flags.set(.redrawsOnBoundsChange, to: newValue)
      } else {
        storedRedraws = newValue
      }
    }
  }

  /// The map that is applied to the layer around its anchor point.
  open func affineTransform() -> CGAffineTransform { viewLink?.transform ?? storedGeometry.transform }

  open func setAffineTransform(_ m: CGAffineTransform) {
    if let viewLink { viewLink.transform = m } else { storedGeometry.transform = m }
  }

  // MARK: Animation

  /// A layer with the values that are seen at the present time of the tree's clock. It does not change afterwards.
  open func presentation() -> Self? { presentedCopy() }

  /// The layer that has the values of the program: for a presented one that which it was made of, otherwise itself.
  open func model() -> Self { modelItself() }

  /// What is animated, by Core Animation's names (`position`, `bounds.size`, `opacity`, ...) in the order of the first
  /// animations; `nil` where nothing is.
  open func animationKeys() -> [String]? { keysOfMotion }

  /// Ends all animations on the layer: its values are seen from now on. Their blocks hear that they did not finish.
  open func removeAllAnimations() { viewLink?.motion?.cut { _, _ in true } }

  /// Ends the animations of one property.
  ///
  /// - Parameter key: one of `animationKeys()`.
  open func removeAnimation(forKey key: String) {
    viewLink?.motion?.cut { property, _ in property.key == key }
  }

  open func setNeedsLayout() { viewLink?.setNeedsLayout() }
  /// Whether the layer is marked for layout.
  open func needsLayout() -> Bool { viewLink?.flags.contains(.needsLayout) ?? false }
  open func layoutIfNeeded() { viewLink?.layoutIfNeeded() }

  open func setNeedsDisplay() {
    if let viewLink { viewLink.setNeedsDisplay() } else { storedNeedsDisplay = true }
  }
  open func setNeedsDisplay(_ r: CGRect) {
    if let viewLink { viewLink.setNeedsDisplay(r) } else { storedNeedsDisplay = true }
  }
  /// Whether the layer is marked for display.
  open func needsDisplay() -> Bool { viewLink?.flags.contains(.needsDisplay) ?? storedNeedsDisplay }

  /// Displays the layer and what is in it as far as it is marked; layout, if it is due, comes first.
  open func displayIfNeeded() {
    if let viewLink { return viewLink.hostDisplayIfNeeded() }
    guard storedNeedsDisplay else { return }
    storedNeedsDisplay = false
    display()
  }

  /// Makes the layer's content now: that of a view's layer by the view's `draw(_:)`.
  open func display() { viewLink?.displayNow() }
}
