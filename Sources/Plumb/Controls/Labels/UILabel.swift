/// A view that shows one or more lines of text.
///
/// Its intrinsic content size is the size of the text, rounded up to a pixel; without text it is zero. A label that
/// may have several lines wraps at `preferredMaxLayoutWidth`, or, where that is 0, at the width that layout gives
/// it.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  @exclusivity(unchecked) var storedText: String?
  @exclusivity(unchecked) var storedAttributedText: NSAttributedString?
  @exclusivity(unchecked) var storedFont = UILabel.standardFont
  @exclusivity(unchecked) var contentCache: TextContent?
  @exclusivity(unchecked) var sizes = TextSizes()
  /// The font of a new label.
  private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The width that layout gave the label, at which it wraps unless the program prefers another.
  @exclusivity(unchecked) private var layoutWidth: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
  }

  // MARK: Text

  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      storedText = newValue
      storedAttributedText = nil
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map(attributed) }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string
      textDidChange()
    }
  }

  /// The font of text that brings none: the system font of 17 points from the start.
  open var font: UIFont! {
    get { storedFont }
    set {
      let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      let isAsBefore = font == storedFont
      // Equal fonts may follow the content size category in different ways.
      storedFont = font
      if !isAsBefore { textDidChange() }
    }
  }

  @exclusivity(unchecked) open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }

  @exclusivity(unchecked) open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard { didSet { setNeedsDisplay() } }
  @exclusivity(unchecked) open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { textDidChange() }
  }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  // MARK: Size

  /// The largest number of lines; 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { wrappingDidChange() } }
  }

  /// The width at which the text wraps when its size is asked for; 0 leaves it to layout.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { wrappingDidChange() } }
  }

  /// Whether a text that is too wide is drawn in a smaller size, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines { didSet { setNeedsDisplay() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  open var showsExpansionTextWhenTruncated = false
  /// Whether fonts of text styles follow the preferred content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  open override var intrinsicContentSize: CGSize {
    measuredSize(
      fitting: wrapsContent ? preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
    return measuredSize(fitting: wrapsContent && isLimited ? size.width : nil)
  }

  /// The rectangle that the text fills in `bounds`, at its top, aligned as the text is.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    filledRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text. A picture of a label is made from its properties: here is nothing to do.
  open func drawText(in rect: CGRect) {}

  override var wrappingWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }

  override var wrapsContent: Bool { numberOfLines != 1 }

  /// Asks `intrinsicContentSize`, which a subclass may have overridden.
  override func contentSize(fitting width: CGFloat?) -> CGSize {
    layoutWidth = width
    return intrinsicContentSize
  }

  override var contentBaselines: ContentBaselines? { ownBaselines }

  override func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    super.environmentTraitsDidChange(from: old, to: new)
    adjustFont()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = storedFont.adjusted(to: effectiveTraits) }
  }
}
