/// Turns one stack view's arrangement into constraints.
///
/// The rules are those that reproduce recorded frames of UIStackView: pins and gaps are required, the pulls towards
/// the spacing and the stack's own tightness are weak. Neighbours are given from left to right or from top to
/// bottom, whatever the direction: a view may read in another one than its stack.
struct StackRules {
  /// A stack hugs its views across its axis, unless they fill it.
  static let crossHugging = Priority(51)
  /// Gaps that may grow are pulled to the spacing.
  static let spacingPull = Priority(49)
  /// Views aligned by baselines leave the room that they do not need on one side.
  static let baselinePull = Priority(50)
  static let proportion = Priority(999)
  /// The last view of a proportional distribution takes what rounding leaves.
  static let lastProportion = Priority(998.5)
  /// Hidden views lie somewhere; nothing else may suffer for it.
  static let hiddenPlace = Priority(25)
  /// A stack all of whose views are hidden has no extent unless something requires one.
  static let emptiness = Priority(999)
  /// Equal distances of centres, weaker from pair to pair.
  static func centring(_ pair: Int) -> Priority { Priority(Float(max(1, 150 - pair))) }

  let tree: LayoutTree
  let stack: Int32
  let id: ItemID
  let configuration: StackConfiguration
  /// The views that are not hidden, along the axis from left to right or from top to bottom.
  let views: [Int32]
  /// The distance wanted after each view but the last.
  let spacings: [Double]
  let isReversed: Bool
  let main: Edges
  let cross: Edges

  /// The attributes of one axis: those of a view, and those of the rectangle in which the stack arranges.
  struct Edges {
    let start: Attribute
    let end: Attribute
    let center: Attribute
    let size: Attribute
    let stackStart: Attribute
    let stackEnd: Attribute
    let stackCenter: Attribute

    init(_ axis: Axis, inMargins: Bool) {
      let isHorizontal = axis == .horizontal
      start = isHorizontal ? .left : .top
      end = isHorizontal ? .right : .bottom
      center = isHorizontal ? .centerX : .centerY
      size = isHorizontal ? .width : .height
      stackStart = inMargins ? (isHorizontal ? .leftMargin : .topMargin) : start
      stackEnd = inMargins ? (isHorizontal ? .rightMargin : .bottomMargin) : end
      stackCenter = inMargins ? (isHorizontal ? .centerXWithinMargins : .centerYWithinMargins) : center
    }
  }

  init(_ tree: LayoutTree, _ index: Int32, _ stack: Stack) {
    self.tree = tree
    self.stack = index
    id = tree.id(index)
    configuration = stack.configuration
    let axis = configuration.axis
    var views: [Int32] = []
    var spacings: [Double] = []
    for arranged in stack.arranged where !tree.items[arranged.view.slot].flags.contains(.isHidden) {
      views.append(arranged.view.index)
      let spacing = arranged.spacingAfter ?? configuration.spacing
      spacings.append(spacing.isFinite ? spacing : configuration.spacing)
    }
    if !spacings.isEmpty { spacings.removeLast() }
    isReversed = axis == .horizontal && tree.items[Int(index)].direction == .rightToLeft
    if isReversed {
      views.reverse()
      spacings.reverse()
    }
    self.views = views
    self.spacings = spacings
    let isRelative = configuration.isLayoutMarginsRelative
    main = Edges(axis, inMargins: isRelative)
    cross = Edges(axis.other, inMargins: isRelative)
  }

  func make() {
    guard let first = views.first, let last = views.last else { return vanish() }
    relate(.canvasConnection, first, main.start, to: stack, main.stackStart)
    relate(.canvasConnection, last, main.end, to: stack, main.stackEnd)
    distribute()
    for view in views { align(view) }
    if configuration.alignment != .fill { tighten() }
    hide()
  }

  // MARK: Rows

  func add(_ role: StackConstraint.Role, _ spec: ConstraintSpec) {
    var spec = spec
    spec.holder = id
    spec.origin = .system
    tree.arrangement.append(StackConstraint(role: role, stack: id, spec: spec))
  }

  func relate(
    _ role: StackConstraint.Role, _ view: Int32, _ attribute: Attribute, _ relation: Relation = .equal,
    to other: Int32, _ otherAttribute: Attribute, constant: Double = 0, _ priority: Priority = .required
  ) {
    add(
      role,
      ConstraintSpec(
        tree.id(view), attribute, relation, to: tree.id(other), otherAttribute, constant: constant,
        priority: priority))
  }

  /// The stack's extent in which views are arranged: its size, or the distance between its margins.
  func extent(_ edges: Edges, _ relation: Relation, _ priority: Priority) -> ConstraintSpec {
    var spec = ConstraintSpec(id, edges.size, relation, priority: priority)
    if configuration.isLayoutMarginsRelative {
      spec.firstAttribute = edges.stackEnd
      spec.firstStart = ItemAttribute(id, edges.stackStart)
    }
    return spec
  }

  private func tighten() { add(.spanningFit, extent(cross, .lessThanOrEqual, Self.crossHugging)) }

  // MARK: Hidden views

  /// Without a view that shows, a stack of hidden ones collapses. One without any views is as any other view.
  private func vanish() {
    guard !(tree.items[Int(stack)].stack?.arranged.isEmpty ?? true) else { return }
    add(.hiding, extent(main, .equal, Self.emptiness))
    add(.spanningFit, extent(cross, .equal, Self.crossHugging))
    hide()
  }

  /// A hidden view has no extent along the axis and lies where the view before it ends.
  private func hide() {
    var previous: Int32?
    let start = isReversed ? main.end : main.start
    let end = isReversed ? main.start : main.end
    for arranged in tree.items[Int(stack)].stack?.arranged ?? [] {
      let view = arranged.view.index
      guard tree.items[Int(view)].flags.contains(.isHidden) else {
        previous = view
        continue
      }
      add(.hiding, ConstraintSpec(arranged.view, main.size))
      if let previous {
        relate(.ambiguitySuppression, view, start, to: previous, end, Self.hiddenPlace)
      } else {
        relate(
          .ambiguitySuppression, view, start, to: stack, isReversed ? main.stackEnd : main.stackStart,
          Self.hiddenPlace)
      }
      relate(.ambiguitySuppression, view, cross.start, to: stack, cross.stackStart, Self.hiddenPlace)
    }
  }
}
