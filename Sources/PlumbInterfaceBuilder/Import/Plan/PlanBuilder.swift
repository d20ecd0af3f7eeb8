import PlumbLayout

/// Builds the plan of one root: items in pre-order, then constraints with their references found.
struct PlanBuilder {
  let planner: RootPlanner
  let root: RootNode
  let context: RootContext
  var items: [PlannedItem] = []
  var constraints: [PlannedConstraint] = []
  let notes = DocumentNotes()
  private var references: [String: PlannedConstraint.Item] = [:]
  private var notInstalled: Set<String> = []

  init(planner: RootPlanner, root: RootNode, context: RootContext) {
    self.planner = planner
    self.root = root
    self.context = context
  }

  mutating func build() {
    add(root.view, parent: nil, origin: .zero)
    if let index = root.controller, root.kind == .controllerView {
      for guide in planner.contents.controllers[index].guides {
        register(guide.id, guide.kind == .top ? .topGuide : .bottomGuide)
      }
    }
    // A content view without an id of its own goes by its cell's.
    if let id = root.cell?.id { register(id, .view(0)) }
    for guide in root.cell?.guides ?? [] where guide.kind == .safeArea { register(guide.id, .safeArea(0)) }
    for index in constraintOrder {
      for node in items[index].view.constraints { add(node, owner: index) }
    }
    for node in root.cell?.constraints ?? [] { add(node, owner: 0) }
  }

  /// The items in the order in which a document lists their constraints: a view's follow those of its subviews.
  ///
  /// Of constraints that contradict each other the one that came last gives way.
  private var constraintOrder: [Int] {
    var order: [Int] = []
    var open: [Int] = []
    for index in items.indices {
      while let last = open.last, last != items[index].parent { order.append(open.removeLast()) }
      open.append(index)
    }
    return order + open.reversed()
  }

  private mutating func register(_ id: String, _ item: PlannedConstraint.Item) {
    if references[id] == nil { references[id] = item }
  }

  // MARK: Views

  /// - Parameter origin: where the superview lies in the root, from recorded frames.
  private mutating func add(_ view: ViewNode, parent: Int?, origin: Point) {
    let index = items.count
    let superview = parent.map { items[$0] }
    let insets = AlignmentInsetRules.insets(of: view, tools: planner.document.toolsVersion)
    var absolute = Rect(origin: origin, size: view.frame?.size ?? .zero)
    if parent == nil {
      absolute.size = context.size
    } else if let frame = view.frame {
      absolute.origin = Point(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
    }
    let isInScrollView = superview.map { $0.isInScrollView || $0.view.kind.scrolls } ?? false
    let safeArea: Insets =
      parent == nil
      ? context.safeArea
      : isInScrollView
        ? .zero : SafeAreaRules.overlap(root: context.size, safeArea: context.safeArea, frame: absolute)
    let isArranged = superview?.view.kind == .stackView
    var item = PlannedItem(
      view: view, parent: parent, mode: mode(of: view, superview: superview?.view),
      alignmentInsets: insets, contentSize: nil, margins: .zero, safeArea: safeArea, contentInset: .zero,
      isLeftOut: view.isHidden && isArranged, isInScrollView: isInScrollView, stackMargins: nil)
    if parent != nil, let size = ContentSizeRules.recorded(view, alignmentInsets: insets) {
      item.contentSize = PlannedContentSize(width: size.width, height: size.height, source: size.source)
    }
    item.margins = margins(of: item, superview: superview)
    if view.kind == .stackView, view.margins.own != nil { item.stackMargins = item.margins }
    if view.kind.scrolls { item.contentInset = contentInset(of: item) }
    items.append(item)
    if let id = view.id { register(id, .view(index)) }
    for guide in view.guides {
      switch guide.kind {
      case .safeArea: register(guide.id, .safeArea(index))
      case .contentLayoutGuide: register(guide.id, .contentGuide(index))
      case .frameLayoutGuide: register(guide.id, .frameGuide(index))
      case .keyboard: register(guide.id, .keyboardGuide(index))
      case .top, .bottom: break
      }
    }
    notInstalled.formUnion(view.notInstalled)
    for subview in view.subviews { add(subview, parent: index, origin: absolute.origin) }
  }

  private func mode(of view: ViewNode, superview: ViewNode?) -> ItemMode {
    guard let superview else { return .root }
    if view.key == "contentView" { return .managed }
    if superview.kind == .stackView { return .constraints }
    if view.isFixed { return .fixed }
    return view.translatesMask ? .autoresizing : .constraints
  }

  private func margins(of item: PlannedItem, superview: PlannedItem?) -> Insets {
    guard let superview else { return context.margins }
    var result = MarginRules.own(item.view)
    if context.addsSafeAreaToMargins, item.view.margins.insetsFromSafeArea { result = result + item.safeArea }
    if item.view.margins.preservesSuperview, let frame = item.view.frame {
      let size = superview.parent == nil ? context.size : superview.view.frame?.size ?? .zero
      result = MarginRules.preserving(result, superview: superview.margins, size: size, frame: frame)
    }
    return result
  }

  /// What bars take of a scroll view, by which its content rests lower.
  private func contentInset(of item: PlannedItem) -> Insets {
    if item.view["contentInsetAdjustmentBehavior"] == "never" || item.isInScrollView { return .zero }
    if let index = root.controller, !planner.contents.controllers[index].adjustsScrollViewInsets {
      return .zero
    }
    return item.safeArea
  }

  // MARK: Constraints

  private mutating func add(_ node: ConstraintNode, owner: Int) {
    guard let first = find(node.firstItem, of: node, owner: owner) else { return }
    var second: PlannedConstraint.Item?
    if node.secondAttribute != .notAnAttribute {
      guard let item = find(node.secondItem, of: node, owner: owner) else { return }
      second = item
    }
    var planned = PlannedConstraint(
      node: node, owner: owner, first: first, second: second, constant: node.constant)
    if SpacingRules.isZero(planned, tools: planner.document.toolsVersion) { planned.constant = 0 }
    constraints.append(planned)
  }

  /// The item of an id. Constraints of views that are not installed go without a word.
  private mutating func find(_ id: String?, of node: ConstraintNode, owner: Int) -> PlannedConstraint.Item? {
    guard let id else { return .view(owner) }
    if let item = references[id] { return item }
    if !notInstalled.contains(id) {
      notes.add("\"\(id.prefix(40))\" is no item of this view tree; the constraint is ignored", at: node)
    }
    return nil
  }
}
