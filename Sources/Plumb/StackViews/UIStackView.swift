/// Arranges views in a row or a column.
///
/// The arrangement is made of ordinary constraints, which follow from the properties below. Arranged views are
/// subviews; taking one off the arrangement leaves it a subview, taking it off the superview does both.
open class UIStackView: UIView {
  @exclusivity(unchecked) var arrangedList: [UIView] = []
  /// The distances after single views, by the identity of the view.
  @exclusivity(unchecked) var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that the stack view arranges, in their order along its axis.
  open var arrangedSubviews: [UIView] { arrangedList }

  /// Appends a view to the arrangement, and makes it a subview if it is none; one that is arranged already moves to
  /// the end. The order of the subviews stays.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedList.count) }

  /// Puts a view at a place of the arrangement, and makes it a subview if it is none; one that is arranged already
  /// moves there. The order of the subviews stays.
  ///
  /// - Parameters:
  ///   - view: the view; its mask is no longer translated into constraints.
  ///   - stackIndex: a place among `arrangedSubviews`, at most their number. Of a view that moves it is the place
  ///     that it has afterwards, and their number stands for the last one.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

  /// Takes a view off the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  @exclusivity(unchecked) open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  @exclusivity(unchecked) open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  @exclusivity(unchecked) open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbours, in points: the exact one for the fill distributions, the least for the others.
  ///
  /// Views overlap by a negative one. `spacingUseSystem` stands for 8 points; what is no finite number, and
  /// `spacingUseDefault`, count as 0.
  @exclusivity(unchecked) open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }

  /// Sets the distance after one view, in points; `spacingUseDefault` goes back to `spacing`.
  ///
  /// It does nothing for a view that is not arranged. A view keeps its distance while it is hidden, in which time
  /// it has none, and when it moves to another place; it loses it when it leaves the arrangement.
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
  @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are arranged in the layout margins rather than in the bounds.
  @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// The first of the views of a column that are not hidden, or the tallest of those of a row, by intrinsic size.
  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// The last of the views of a column that are not hidden, or the tallest of those of a row, by intrinsic size.
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }
}
