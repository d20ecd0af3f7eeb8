@testable import Plumb

/// A view with a content size that can change.
private final class ContentView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { content }
}

/// The views of a model.
final class LiveScreen {
  let root: UIView
  private(set) var views: [Int: UIView] = [:]
  private(set) var guides: [ScreenModel.Item: UILayoutGuide] = [:]
  private(set) var constraints: [Int: NSLayoutConstraint] = [:]

  init(_ model: ScreenModel) {
    root = ContentView(frame: CGRect(origin: .zero, size: model.size))
    views[ScreenModel.root] = root
    root.hostSafeAreaInsets = model.safeArea
    configure(ScreenModel.root, model)
    add(childrenOf: ScreenModel.root, model)
    for rule in model.rules { add(rule) }
  }

  private func add(childrenOf key: Int, _ model: ScreenModel) {
    for child in model.nodes[key]?.children ?? [] {
      add(child, to: key, at: nil, model)
      add(childrenOf: child, model)
    }
  }

  func add(_ key: Int, to parent: Int, at index: Int?, _ model: ScreenModel) {
    guard let node = model.nodes[key], let superview = views[parent] else { return }
    let view = views[key] ?? make(node)
    views[key] = view
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      superview.insertSubview(view, at: index ?? superview.subviews.count)
    }
    configure(key, model)
  }

  private func make(_ node: ScreenModel.Node) -> UIView {
    let view: UIView
    switch node.kind {
    case .plain: view = ContentView()
    case .label:
      let label = UILabel()
      label.numberOfLines = 0
      view = label
    case .stack: view = UIStackView()
    case .scroll:
      let scroll = UIScrollView()
      // Its offset would follow the safe area, and what is constrained across its edge the offset.
      scroll.contentInsetAdjustmentBehavior = .never
      view = scroll
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Brings a view's own properties to what the model says.
  func configure(_ key: Int, _ model: ScreenModel) {
    guard let node = model.nodes[key], let view = views[key] else { return }
    (view as? ContentView)?.content = node.content
    (view as? UILabel)?.text = node.text
    view.isHidden = node.isHidden
    if let margins = node.margins { view.layoutMargins = margins }
    view.preservesSuperviewLayoutMargins = node.preservesMargins
    view.semanticContentAttribute = node.semantics
    for (place, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      view.setContentHuggingPriority(node.hugging[place], for: axis)
      view.setContentCompressionResistancePriority(node.compression[place], for: axis)
    }
    for guide in node.guides where guides[ScreenModel.Item(node: key, guide: guide)] == nil {
      let made = UILayoutGuide()
      view.addLayoutGuide(made)
      guides[ScreenModel.Item(node: key, guide: guide)] = made
    }
    if let stack = view as? UIStackView {
      stack.axis = node.stack.axis
      stack.distribution = node.stack.distribution
      stack.alignment = node.stack.alignment
      stack.spacing = node.stack.spacing
      stack.isLayoutMarginsRelativeArrangement = node.stack.isMarginsRelative
    }
    (view.superview as? UIStackView)?.setCustomSpacing(node.spacingAfter, after: view)
  }

  func remove(_ keys: Set<Int>, below key: Int) {
    views[key]?.removeFromSuperview()
    for key in keys { views[key] = nil }
    guides = guides.filter { !keys.contains($0.key.node) }
  }

  private func item(_ item: ScreenModel.Item) -> Any? {
    item.guide == nil ? views[item.node] : guides[item]
  }

  func add(_ rule: ScreenModel.Rule) {
    guard let first = item(rule.first) else { return }
    let constraint = NSLayoutConstraint(
      item: first, attribute: rule.attribute, relatedBy: rule.relation, toItem: rule.second.flatMap(item),
      attribute: rule.other, multiplier: rule.multiplier, constant: rule.constant)
    constraint.priority = rule.priority
    constraint.isActive = true
    constraints[rule.key] = constraint
  }

  func forget(constraintsBut rules: [ScreenModel.Rule]) {
    let kept = Set(rules.map(\.key))
    constraints = constraints.filter { kept.contains($0.key) }
  }
}
