/// A view onto content that may be larger than itself.
///
/// `contentOffset` is the origin of the bounds. Constraints to the view's edges act on the content, those to its
/// size on the frame; the two guides say either explicitly.
open class UIScrollView: UIView {
  /// The inset that the offset at rest was made for.
  var restInset = UIEdgeInsets.zero
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
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { contentDidResize(from: oldValue) } }
  }

  /// Space around the content that the program adds.
  open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { insetsDidChange() } } }

  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = adjustment
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
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
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, \.scrollContent) }
  /// The rectangle of the view itself, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, \.scrollFrame) }

  // MARK: Behaviour

  open weak var delegate: (any UIScrollViewDelegate)?
  open var isScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
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

  override func contentAreaDidChange(to size: CGSize) {
    guard size != .zero || isSizedByConstraints else { return }
    isSizedByConstraints = true
    if contentSize != size { contentSize = size }
  }
}
