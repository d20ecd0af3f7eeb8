/// A view onto content that may be larger than itself.
///
/// `contentOffset` is the origin of the bounds. Constraints to the view's edges act on the content, those to its
/// size on the frame; the two guides say either explicitly.
open class UIScrollView: UIView {
  /// The offset at rest, as it last was.
  var rest = CGPoint.zero
  /// The adjusted inset that was last told.
  var toldInset = UIEdgeInsets.zero
  private var storedContentSize = CGSize.zero
  private var storedBehavior = ContentInsetAdjustmentBehavior.automatic
  private var bouncesAlways = (vertically: false, horizontally: false)
  /// Whether constraints have given the content its size.
  private var isSizedByConstraints = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  // MARK: Content

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The size of the content in points. Layout sets it where constraints give the content a size.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      changeAdjustment { storedContentSize = newValue }
      setNeedsLayout()
    }
  }

  /// Space around the content that the program adds, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { insetsMayHaveChanged() } }
  }

  /// On which edges the safe area is added to the content's inset. What is not added reaches the content's own safe
  /// area instead.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { storedBehavior }
    set {
      guard newValue != storedBehavior else { return }
      changeAdjustment { storedBehavior = newValue }
    }
  }

  /// Where content that is smaller than the room for it rests: 0 for its left or top edge, 0.5 for its middle and 1
  /// for its right or bottom edge at that of the room.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { keepRest() } }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = adjustment(by: safeAreaInsets)
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  /// Called when `adjustedContentInset` has changed, for whatever reason.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// Scrolls to an offset, with `animated` over 0.3 seconds of the tree's clock.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: Self.scrollDuration) { self.contentOffset = contentOffset }
  }

  private static var scrollDuration: TimeInterval { 0.3 }

  /// Scrolls just so far that the rectangle of the content is in sight.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }
  /// The rectangle of the view itself, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  // MARK: Behaviour

  open weak var delegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var bounces = true
  /// Whether the content bounces, and so counts as scrollable, even where it is no higher than the view.
  open var alwaysBounceVertical: Bool {
    get { bouncesAlways.vertically }
    set { changeAdjustment { bouncesAlways.vertically = newValue } }
  }
  /// Whether the content bounces, and so counts as scrollable, even where it is no wider than the view.
  open var alwaysBounceHorizontal: Bool {
    get { bouncesAlways.horizontally }
    set { changeAdjustment { bouncesAlways.horizontally = newValue } }
  }
  open var bouncesZoom = true
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var decelerationRate: DecelerationRate = .normal
  open private(set) var isTracking = false
  open private(set) var isDragging = false
  open private(set) var isDecelerating = false

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// Held between `minimumZoomScale` and `maximumZoomScale`; applied to the delegate's view for zooming.
  open var zoomScale: CGFloat = 1 {
    didSet {
      zoomScale = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
      delegate?.viewForZooming(in: self)?.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    }
  }

  // MARK: Indicators

  open var indicatorStyle: IndicatorStyle = .default
  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Both indicators' insets at once; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open func flashScrollIndicators() {}

  // MARK: Layout

  override var isContentArea: Bool { true }

  override func absorbed(of safeArea: UIEdgeInsets) -> UIEdgeInsets { adjustment(by: safeArea) }

  override func contentAreaDidChange(to size: CGSize) -> Bool {
    let before = (contentSize, toldInset, contentOffset)
    if size != .zero || isSizedByConstraints {
      isSizedByConstraints = true
      if contentSize != size { contentSize = size }
    }
    // The bounds may have another size, too.
    insetsMayHaveChanged()
    return before != (contentSize, toldInset, contentOffset)
  }
}
