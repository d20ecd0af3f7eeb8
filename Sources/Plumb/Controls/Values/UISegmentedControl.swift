import PlumbText

/// A row of segments of which one is chosen.
///
/// Segments are as wide as the widest needs, 18 points more than its title, with a line of one point between two;
/// the control is 32 points high.
open class UISegmentedControl: UIControl {
  struct Segment {
    var title: String?
    var image: UIImage?
    /// 0 for a width that follows from the content.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
  }

  /// The index that says that no segment is chosen.
  nonisolated public static let noSegment = -1

  var segments: [Segment] = []
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of titles, images and actions.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      switch item {
      case let title as String: segments.append(Segment(title: title))
      case let image as UIImage: segments.append(Segment(image: image))
      case let action as UIAction: segments.append(Segment(title: action.title, image: action.image))
      default: fatalError("A segment is a String, a UIImage or a UIAction, not a \(type(of: item)).")
      }
    }
    frame.size = sizeThatFits(.zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = Self.noSegment
    segmentsDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Sets a width in points; 0 for one that follows from the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    self.segment(segment)?.contentOffset ?? .zero
  }

  open var selectedSegmentIndex = noSegment { didSet { setNeedsDisplay() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  open override var intrinsicContentSize: CGSize {
    let widths = naturalWidths
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.dividerWidth,
      height: Self.height - 1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: intrinsicContentSize.width, height: Self.height)
  }

  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  override func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    super.environmentTraitsDidChange(from: old, to: new)
    invalidateIntrinsicContentSize()
  }

  private static let height: CGFloat = 32
  static let dividerWidth: CGFloat = 1

  override var contentBaselines: ContentBaselines? {
    ContentBaselines(centered: titleFont(isSelected: false), scale: displayScale)
  }
}
