import PlumbText

/// Editable text of many lines, that scrolls.
///
/// While it scrolls it has no intrinsic size; with `isScrollEnabled` false it has that of its text.
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInputTraits {
  private var storedText: NSAttributedString?
  private var plainText = ""
  private var layoutWidth: CGFloat?

  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    prepare()
  }

  deinit { assumingViewIsolation { textContainer.didChange = nil } }

  private func prepare() {
    backgroundColor = .systemBackground
    textContainer.didChange = { [unowned self] in contentsDidChange() }
  }

  public let textContainer: NSTextContainer

  open var text: String! {
    get { storedText?.string ?? plainText }
    set {
      plainText = newValue ?? ""
      storedText = nil
      contentsDidChange()
    }
  }

  open var attributedText: NSAttributedString! {
    get { storedText ?? NSAttributedString(string: plainText, attributes: [.font: effectiveFont]) }
    set {
      storedText = newValue
      plainText = newValue?.string ?? ""
      contentsDidChange()
    }
  }

  /// `nil` stands for the system font of 12 points.
  open var font: UIFont? { didSet { contentsDidChange() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var isEditable = true
  open var isSelectable = true
  /// Whether fonts of text styles follow the preferred content size category.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  open var isSecureTextEntry = false

  // MARK: Editing

  private var editor: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard !isEditable || editor?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    if isEditable { editor?.textViewDidBeginEditing(self) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard !isEditable || editor?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    if isEditable { editor?.textViewDidEndEditing(self) }
    return true
  }

  private var replacedInputView: UIView?
  private var replacedAccessoryView: UIView?
  open override var inputView: UIView? {
    get { replacedInputView }
    set { replacedInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { replacedAccessoryView }
    set { replacedAccessoryView = newValue }
  }

  // What a keyboard should know.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The characters that are selected, in UTF-16 units.
  open var selectedRange = NSRange(location: 0, length: 0)

  // MARK: Layout

  /// The distance from the bounds to the text container, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentsDidChange() }
  }

  open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return fittingTextSize(width: layoutWidth)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < CGFloat(Float.greatestFiniteMagnitude)
    return fittingTextSize(width: isLimited ? size.width : nil)
  }

  override var wrappingWidth: CGFloat? {
    get { layoutWidth }
    set { layoutWidth = newValue }
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentSize(fitting width: CGFloat?) -> CGSize {
    layoutWidth = width
    return intrinsicContentSize
  }

  override func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    super.environmentTraitsDidChange(from: old, to: new)
    adjustFont()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: effectiveTraits) }
  }

  override var contentBaselines: ContentBaselines? {
    let grid = pixelGrid
    let content = content
    return ContentBaselines(
      first: .belowTop(grid.nearest(textContainerInset.top + content.firstFont.ascender)),
      last: .aboveBottom(grid.nearest(textContainerInset.bottom - content.lastFont.descender)))
  }

  var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var content: TextContent {
    storedText.map { TextContent($0, font: effectiveFont) } ?? TextContent(plainText, font: effectiveFont)
  }

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The size of text, padding and insets, with the text wrapped at what they leave of `width`.
  private func fittingTextSize(width: CGFloat?) -> CGSize {
    let chrome = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let content = content
    let limits = TextLimits(
      maximumWidth: width.map { Double(max(0, $0 - chrome)) } ?? .infinity,
      maximumLines: textContainer.maximumNumberOfLines,
      lineBreakMode: textContainer.lineBreakMode.forMeasuring)
    let size = TextMeasurement.size(content, within: limits)
    // Without text there is still a line for the caret.
    let height = max(size.height, content.firstFont.lineHeight)
    return CGSize(
      width: size.width + chrome,
      height: height + textContainerInset.top + textContainerInset.bottom
    ).roundedUp(to: pixelGrid)
  }

  /// The lines as they stand in a width of the bounds, and the top left corner of the first.
  package var textPicture: (content: TextContent, layout: TextLayout, origin: CGPoint, width: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    let width = max(0, bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding)
    let content = content
    let layout = TextMeasurement.layout(
      content,
      within: TextLimits(
        maximumWidth: width, maximumLines: textContainer.maximumNumberOfLines,
        lineBreakMode: textContainer.lineBreakMode.forMeasuring))
    return (content, layout, CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top), width)
  }
}
