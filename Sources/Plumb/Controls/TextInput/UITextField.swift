import PlumbText

/// An editable line of text.
///
/// Its intrinsic content size is that of the text, or of the placeholder while it is empty, with the space that the
/// border takes: a rounded field is at least 34 points high.
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Text

  @exclusivity(unchecked) private var storedText: String?
  @exclusivity(unchecked) private var storedAttributedText: NSAttributedString?
  @exclusivity(unchecked) private var storedPlaceholder: NSAttributedString?

  /// Never `nil` when it is read: a field without text has the empty one.
  open var text: String? {
    get { storedAttributedText?.string ?? storedText ?? "" }
    set {
      storedText = newValue
      storedAttributedText = nil
      contentsDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      storedAttributedText ?? NSAttributedString(string: storedText ?? "", attributes: [.font: effectiveFont])
    }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string
      contentsDidChange()
    }
  }

  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      contentsDidChange()
    }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      contentsDidChange()
    }
  }

  /// The system font of 17 points where nobody set one.
  @exclusivity(unchecked) open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentsDidChange() } }
  open var textColor: UIColor? = .label { didSet { setNeedsDisplay() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  @exclusivity(unchecked) open var borderStyle: BorderStyle = .none { didSet { contentsDidChange() } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  @exclusivity(unchecked) open var isSecureTextEntry = false { didSet { contentsDidChange() } }
  /// Whether the field is its window's first responder.
  open var isEditing: Bool { isFirstResponder }
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }

  // MARK: Editing

  open weak var delegate: (any UITextFieldDelegate)?
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    return beginEditing()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    return endEditing()
  }

  override func didLoseFirstPlace() { editingDidChange() }

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

  // MARK: Overlay views

  @exclusivity(unchecked) open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
  @exclusivity(unchecked) open var leftView: UIView? { didSet { exchangeOverlay(oldValue, leftView) } }
  @exclusivity(unchecked) open var leftViewMode: ViewMode = .never { didSet { contentsDidChange() } }
  @exclusivity(unchecked) open var rightView: UIView? { didSet { exchangeOverlay(oldValue, rightView) } }
  @exclusivity(unchecked) open var rightViewMode: ViewMode = .never { didSet { contentsDidChange() } }

  // MARK: Rectangles

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textArea(in: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayPlace(leftView, atLeft: true, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    overlayPlace(rightView, atLeft: false, in: bounds)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { ownContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
  }

  override var contentBaselines: ContentBaselines? {
    ContentBaselines(centered: effectiveFont, scale: displayScale)
  }

  override func environmentTraitsDidChange(from old: TraitValues, to new: TraitValues) {
    super.environmentTraitsDidChange(from: old, to: new)
    adjustFont()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    if adjustsFontForContentSizeCategory { font = font?.adjusted(to: effectiveTraits) }
  }

  private func contentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func exchangeOverlay(_ old: UIView?, _ new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    contentsDidChange()
  }
}
