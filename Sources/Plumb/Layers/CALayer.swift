/// What a view looks like, as far as a picture needs it: corners, border, shadow, opacity.
///
/// The layer of a view shares the view's geometry; a layer of its own keeps its own.
open class CALayer: NSObject {
  unowned(unsafe) var viewLink: UIView?
  private var storedGeometry = ViewGeometry()
  private var storedBackground: CGColor?
  private var storedMasksToBounds = false
  private var storedOpacity: Float = 1
  private var storedHidden = false
  private var storedRedraws = false
  private var storedNeedsDisplay = false

  public required override init() { super.init() }

  /// The view that the layer belongs to.
  open var delegate: AnyObject? { viewLink }

  /// The radius of the corners, in points; content is clipped to it where `masksToBounds` is true.
  open var cornerRadius: CGFloat = 0
  /// Which corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border, in points, drawn inside the bounds.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
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
