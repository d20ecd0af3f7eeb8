@testable import PlumbLayout

/// A case of the corpus as a layout tree.
struct CorpusTree {
  let tree: LayoutTree
  private(set) var items: [String: ItemID] = [:]
  private(set) var refusals: [String] = []

  private static let scrollClasses: Set = ["UIScrollView", "UITableView", "UICollectionView", "UITextView"]

  init(_ problem: CorpusCase) {
    tree = LayoutTree(scale: problem.scale)
    var frames: [String: [Double]] = [:]
    for view in problem.views {
      let item = view.parent.flatMap { items[$0] }.map { tree.addView(to: $0) } ?? tree.root
      items[view.id] = item
      frames[view.id] = view.frame
      configure(view, item, parentFrame: view.parent.flatMap { frames[$0] })
    }
    for view in problem.views where view.stack != nil { arrange(view, problem.views) }
    // As documents list them: a view's constraints follow those of its subviews.
    let places = Self.postOrder(problem.views)
    let constraints = problem.constraints.enumerated().sorted {
      (places[$0.element.owner] ?? 0, $0.offset) < (places[$1.element.owner] ?? 0, $1.offset)
    }
    for constraint in constraints { add(constraint.element) }
  }

  /// The place of each view among the views, children before their parents.
  private static func postOrder(_ views: [CorpusCase.View]) -> [String: Int] {
    var children: [String: [String]] = [:]
    for view in views { if let parent = view.parent { children[parent, default: []].append(view.id) } }
    var places: [String: Int] = [:]
    func visit(_ id: String) {
      children[id]?.forEach(visit)
      places[id] = places.count
    }
    for view in views where view.parent == nil { visit(view.id) }
    return places
  }

  private func configure(_ view: CorpusCase.View, _ item: ItemID, parentFrame: [Double]?) {
    let frame = (view.frame ?? [0, 0, 0, 0]).rect
    if let insets = view.alignInsets { tree.setAlignmentInsets(insets.insets, of: item) }
    if item == tree.root {
      tree.setRootSize(frame.size)
    } else if view.mode != "layout" {
      tree.setFrame(frame, mask: mask(view), parentSize: parentFrame?.rect.size, of: item)
    }
    if let size = view.intrinsic {
      tree.setContentSize(Size(width: size[0] ?? -1, height: size[1] ?? -1), of: item)
    }
    if let prio = view.prio {
      try? tree.setHugging(Priority(prio[0]), .horizontal, of: item)
      try? tree.setHugging(Priority(prio[1]), .vertical, of: item)
      try? tree.setCompressionResistance(Priority(prio[2]), .horizontal, of: item)
      try? tree.setCompressionResistance(Priority(prio[3]), .vertical, of: item)
    }
    if let baseline = view.baseline {
      tree.setBaselines(first: .top(baseline[0]), last: .bottom(baseline[1]), of: item)
    }
    if let margins = view.margins ?? view.stack?.margins {
      tree.setLayoutMargins(margins.insets, of: item)
      tree.setInsetsLayoutMarginsFromSafeArea(false, of: item)
    }
    if let safeArea = view.safeArea { tree.setSafeAreaInsets(safeArea.insets, of: item) }
    if Self.scrollClasses.contains(view.cls) {
      tree.setIsScrollView(true, of: item)
      if let inset = view.contentInset { tree.setContentOffset(Point(x: -inset[1], y: -inset[0]), of: item) }
    }
    if view.hiddenArranged == true { tree.setHidden(true, of: item) }
  }

  private func mask(_ view: CorpusCase.View) -> AutoresizingMask {
    // A managed view keeps its distances to the view that contains it.
    if view.mode == "managed" { return [.flexibleWidth, .flexibleHeight] }
    guard view.mode == "autoresizing" else { return [] }
    let isFlipped = view.cls.hasPrefix("NS")
    var mask: AutoresizingMask = []
    for name in view.mask ?? [] {
      switch name {
      case "widthSizable": mask.insert(.flexibleWidth)
      case "heightSizable": mask.insert(.flexibleHeight)
      case "flexibleMinX": mask.insert(.flexibleLeftMargin)
      case "flexibleMaxX": mask.insert(.flexibleRightMargin)
      case "flexibleMinY": mask.insert(isFlipped ? .flexibleBottomMargin : .flexibleTopMargin)
      default: mask.insert(isFlipped ? .flexibleTopMargin : .flexibleBottomMargin)
      }
    }
    return mask
  }

  private func arrange(_ view: CorpusCase.View, _ views: [CorpusCase.View]) {
    guard let stack = view.stack, let item = items[view.id] else { return }
    var configuration = StackConfiguration()
    configuration.axis = stack.axis == "v" ? .vertical : .horizontal
    configuration.spacing = stack.spacing
    configuration.isBaselineRelative = stack.baselineRelative ?? false
    configuration.isLayoutMarginsRelative = stack.margins != nil
    configuration.distribution =
      switch stack.distribution {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    configuration.alignment =
      switch stack.alignment {
      case "leading", "top": .leading
      case "trailing", "bottom": .trailing
      case "center", "centerX", "centerY": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    let arranged = views.filter { $0.parent == view.id && $0.mode == "layout" }.enumerated().compactMap {
      offset, child in
      items[child.id].map {
        ArrangedView($0, spacingAfter: stack.customSpacing.flatMap { $0[safe: offset] ?? nil })
      }
    }
    tree.setStack(configuration, of: item)
    tree.setArrangedViews(arranged, of: item)
  }

  private mutating func add(_ constraint: CorpusCase.Constraint) {
    guard let first = item(constraint.a), let attribute = attribute(constraint.aa, of: constraint.a) else {
      refusals.append("\(constraint.a).\(constraint.aa)")
      return
    }
    let relation: Relation =
      switch constraint.rel {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let second = constraint.b.flatMap { item($0) }
    var spec = ConstraintSpec(
      first, attribute, relation, to: second,
      constraint.ba.flatMap { self.attribute($0, of: constraint.b ?? "") } ?? .notAnAttribute,
      multiplier: constraint.m ?? 1, constant: constraint.c, priority: Priority(constraint.p))
    spec.holder = items[constraint.owner]
    do throws(ConstraintRefusal) {
      _ = try tree.add(spec)
    } catch {
      refusals.append(
        "\(constraint.a).\(constraint.aa) \(constraint.b ?? "").\(constraint.ba ?? ""): \(error)")
    }
  }

  /// `v3`, `v3.margins`, `v3.safeArea`, `v3.content`, `v3.frame`, `v3.user1`.
  private mutating func item(_ name: String) -> ItemID? {
    if let known = items[name] { return known }
    let parts = name.split(separator: ".")
    guard parts.count == 2, let view = items[String(parts[0])] else { return nil }
    let made: ItemID
    switch parts[1] {
    case "margins": made = tree.guide(.marginsGuide, of: view)
    case "safeArea": made = tree.guide(.safeAreaGuide, of: view)
    case "content": made = tree.guide(.contentLayoutGuide, of: view)
    // The margins of the content are the margin attributes of the scroll view itself.
    case "contentMargins": made = view
    case "frame": made = tree.guide(.frameLayoutGuide, of: view)
    default: made = tree.addGuide(to: view)
    }
    items[name] = made
    return made
  }

  private func attribute(_ name: String, of item: String) -> Attribute? {
    if item.hasSuffix(".contentMargins") { return marginAttribute(name) }
    return switch name {
    case "left": .left
    case "right": .right
    case "leading": .leading
    case "trailing": .trailing
    case "top": .top
    case "bottom": .bottom
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    default: nil
    }
  }

  private func marginAttribute(_ name: String) -> Attribute? {
    switch name {
    case "left": .leftMargin
    case "right": .rightMargin
    case "leading": .leadingMargin
    case "trailing": .trailingMargin
    case "top": .topMargin
    case "bottom": .bottomMargin
    case "centerX": .centerXWithinMargins
    case "centerY": .centerYWithinMargins
    default: nil
    }
  }
}

extension [Double] {
  fileprivate var rect: Rect { Rect(x: self[0], y: self[1], width: self[2], height: self[3]) }
  fileprivate var insets: Insets { Insets(top: self[0], left: self[1], bottom: self[2], right: self[3]) }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
