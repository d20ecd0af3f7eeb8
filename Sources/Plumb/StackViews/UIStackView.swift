/// Arranges views in a row or a column.
///
/// The arrangement is made of ordinary constraints, which follow from the properties below. Arranged views are
/// subviews; taking one off the arrangement leaves it a subview, taking it off the superview does both.
open class UIStackView: UIView {
  var arrangedList: [UIView] = []
  /// The distances after single views, by the identity of the view.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack view arranges, in their order along its axis.
  open var arrangedSubviews: [UIView] { arrangedList }

  /// Appends a view to the arrangement, and makes it a subview if it is none.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedList.count) }

  /// Puts a view at a place of the arrangement; one that is arranged already moves there.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Takes a view off the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbours, in points: the exact one for the fill distributions, the least for the others.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after one view, in points; `spacingUseDefault` goes back to `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedList.contains(where: { $0 === arrangedSubview }) else { return }
    let identity = ObjectIdentifier(arrangedSubview)
    let new = spacing == Self.spacingUseDefault ? nil : spacing
    guard customSpacings[identity] != new else { return }
    customSpacings[identity] = new
    arrangementDidChange()
  }

  /// The distance that was set after one view, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether vertical distances count from the last baseline of a view to the first of the next one.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged in the layout margins rather than in the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }
}
