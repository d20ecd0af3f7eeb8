import Plumb
import PlumbLayout

/// Makes views of a plan: instances first, then what they hold, then their constraints.
struct ViewBuilder: ViewIsolated {
  let plan: RootPlan
  let document: InterfaceDocument
  let options: ImportOptions
  /// Whether bars inset the content of the root's scroll views.
  let adjustsScrollViews: Bool
  var views: [UIView] = []
  var constraints: [String: NSLayoutConstraint] = [:]
  let notes: DocumentNotes
  /// What there is already, which is used again.
  var parts = BuiltParts()
  var installed: [NSLayoutConstraint] = []
  /// Whether there is nothing yet that could be used again.
  private(set) var isFirstBuild = true
  /// The indices of views that were made by this build.
  private var newViews: Set<Int> = []
  /// By the index of a superview: the subview that was placed last.
  private var lastPlaced: [Int: UIView] = [:]

  /// Everything that a build comes to.
  struct Result {
    var plan: RootPlan
    var views: [UIView]
    var constraints: [String: NSLayoutConstraint]
    /// The active constraints that the document is the reason for.
    var installed: [NSLayoutConstraint]
    var problems: [DocumentProblem]
    var parts: BuiltParts
  }

  init(plan: RootPlan, document: InterfaceDocument, options: ImportOptions, adjustsScrollViews: Bool) {
    self.plan = plan
    self.document = document
    self.options = options
    self.adjustsScrollViews = adjustsScrollViews
    notes = DocumentNotes(plan.problems)
  }

  mutating func build() -> Result {
    isFirstBuild = parts.root == nil
    views.reserveCapacity(plan.items.count)
    installed.reserveCapacity(plan.constraints.count)
    constraints.reserveCapacity(plan.constraints.count)
    for item in plan.items { makeView(item) }
    if !options.isMeasuredForTraits { setUpRoot() }
    for constraint in plan.constraints { addConstraint(constraint) }
    if isFirstBuild { parts.keep(constraints) }
    return Result(
      plan: plan, views: views, constraints: constraints, installed: installed,
      problems: notes.problems, parts: parts)
  }

  private mutating func makeView(_ item: PlannedItem) {
    let node = item.view
    let parent = item.parent.map { views[$0] }
    // A container that makes its own content view brings the instance.
    let managed = item.mode == .managed ? parent.flatMap(Self.contentView) : nil
    let known = parts.view(of: item)
    let view = managed ?? known ?? ViewFactory.make(node)
    views.append(view)
    parts.keep(view, of: item)
    if known == nil { newViews.insert(views.count - 1) }
    let recorded = node.frame ?? Rect.zero
    // What constraints place stays where it is until they do so again.
    let isPlacedByFrame = known == nil || item.mode == .autoresizing || item.mode == .fixed
    if item.parent != nil, isPlacedByFrame { view.frame = CGRect(recorded) }
    ViewConfigurator(node: node, document: document, content: options.content, notes: notes).configure(view)
    setUpLayout(of: view, item)
    guard let parent, managed == nil else { return }
    // A hidden view stays in the tree, and in its stack's list.
    if let stack = parent as? UIStackView, item.mode != .managed {
      stack.addArrangedSubview(view)
    } else if known == nil || view.superview !== parent {
      add(view, to: parent, item)
    }
    if let index = item.parent { lastPlaced[index] = view }
  }

  /// Adds a view in front of the sibling before it: others that come after it may be there already.
  private func add(_ view: UIView, to parent: UIView, _ item: PlannedItem) {
    // In a new superview all that is there came before.
    if item.parent.map({ newViews.contains($0) }) ?? true {
      parent.addSubview(view)
    } else if let sibling = item.parent.flatMap({ lastPlaced[$0] }) {
      parent.insertSubview(view, aboveSubview: sibling)
    } else {
      parent.insertSubview(view, at: 0)
    }
  }

  /// The content view that a container has from the beginning.
  private static func contentView(of container: UIView) -> UIView? {
    switch container {
    case let effect as UIVisualEffectView: effect.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let cell as UITableViewCell: cell.contentView
    default: nil
    }
  }

  private func setUpLayout(of view: UIView, _ item: PlannedItem) {
    let node = item.view
    switch item.mode {
    case .root, .managed:
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .constraints: view.translatesAutoresizingMaskIntoConstraints = false
    case .autoresizing:
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(node.mask.rawValue))
    case .fixed:
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    }
    let priorities = node.priorities
    if let value = priorities.horizontalHugging {
      view.setContentHuggingPriority(value.uiKit, for: .horizontal)
    }
    if let value = priorities.verticalHugging { view.setContentHuggingPriority(value.uiKit, for: .vertical) }
    if let value = priorities.horizontalCompression {
      view.setContentCompressionResistancePriority(value.uiKit, for: .horizontal)
    }
    if let value = priorities.verticalCompression {
      view.setContentCompressionResistancePriority(value.uiKit, for: .vertical)
    }
    setUpContent(of: view, item)
    setUpMargins(of: view, item)
    if let scroll = view as? UIScrollView { setUpScrolling(of: scroll, node) }
  }

  /// The recorded or stated content size. Measuring controls keep only what a document states for custom classes
  /// and plain views.
  private func setUpContent(of view: UIView, _ item: PlannedItem) {
    if options.content == .recorded { view.hostAlignmentRectInsets = UIEdgeInsets(item.alignmentInsets) }
    let size: CGSize?
    if item.wrapsBeyondStatedSize {
      size = nil
    } else if let content = item.contentSize, options.content == .recorded || content.source != .recorded {
      size = CGSize(
        width: content.width ?? UIView.noIntrinsicMetric, height: content.height ?? UIView.noIntrinsicMetric)
    } else if options.content == .recorded {
      size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    } else {
      size = nil
    }
    if let size, !(view is UIStackView) || item.contentSize != nil { view.hostContentSize = size }
  }

  private func setUpMargins(of view: UIView, _ item: PlannedItem) {
    // The root's margins are those of its context, safe area included.
    if item.parent == nil {
      if options.isMeasuredForTraits { return }
      view.preservesSuperviewLayoutMargins = false
      view.insetsLayoutMarginsFromSafeArea = false
      set(
        item.margins, isDirectional: item.view.margins.own == nil || item.view.margins.isDirectional, on: view
      )
      return
    }
    let margins = item.view.margins
    view.preservesSuperviewLayoutMargins = margins.preservesSuperview
    view.insetsLayoutMarginsFromSafeArea =
      margins.insetsFromSafeArea && plan.context.addsSafeAreaToMargins
    if let own = margins.own {
      set(own.resolved(.leftToRight), isDirectional: margins.isDirectional, on: view)
      (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
    }
  }

  /// Sets margins that are meant from left to right; directional ones turn with the direction of reading.
  private func set(_ margins: Insets, isDirectional: Bool, on view: UIView) {
    if isDirectional {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    } else {
      view.layoutMargins = UIEdgeInsets(margins)
    }
  }

  private func setUpScrolling(of scroll: UIScrollView, _ node: ViewNode) {
    switch node["contentInsetAdjustmentBehavior"] {
    case "never"?: scroll.contentInsetAdjustmentBehavior = .never
    case "always"?: scroll.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes"?: scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    default: if !adjustsScrollViews { scroll.contentInsetAdjustmentBehavior = .never }
    }
  }

  private func setUpRoot() {
    guard let root = views.first else { return }
    let context = plan.context
    root.frame = CGRect(x: 0, y: 0, width: context.size.width, height: context.size.height)
    root.hostSafeAreaInsets = UIEdgeInsets(context.safeArea)
    // All at once: each change is told to every view.
    var traits = root.traitOverrides
    traits.displayScale = context.scale
    traits.horizontalSizeClass = context.classes.width.uiKit
    traits.verticalSizeClass = context.classes.height.uiKit
    traits.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
    root.traitOverrides = traits
  }
}
