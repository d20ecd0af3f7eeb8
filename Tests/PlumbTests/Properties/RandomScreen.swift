@testable import Plumb

/// A screen under random operations, which act on the model and on the views alike.
struct RandomScreen {
  private(set) var model = ScreenModel()
  let live: LiveScreen
  private var random: SplitMix
  /// Whether constraints may be required, so that they may contradict each other.
  private let allowsRequired: Bool

  init(seed: UInt64, allowsRequired: Bool) {
    random = SplitMix(state: seed)
    self.allowsRequired = allowsRequired
    live = LiveScreen(model)
    for _ in 0..<4 { addView() }
  }

  /// Does one thing, now and then inside an animation, and lays out.
  mutating func operate() {
    let isAnimated = random.below(8) == 0
    guard isAnimated else {
      change()
      live.root.layoutIfNeeded()
      if random.below(8) == 0 { live.root.animationClock.advance(by: 0.1) }
      return
    }
    var screen = self
    UIView.animate(withDuration: 0.3) {
      screen.change()
      screen.live.root.layoutIfNeeded()
    }
    self = screen
  }

  private mutating func change() {
    switch random.below(22) {
    case 0, 1: addView()
    case 2: removeView()
    case 3: moveView()
    case 4: addGuide()
    case 5, 6, 7, 8: addRule()
    case 9: removeRule()
    case 10, 11: edit(constantOf: random.below(max(model.rules.count, 1)))
    case 12: edit(priorityOf: random.below(max(model.rules.count, 1)))
    case 13, 14: editContent()
    case 15: change { $0.isHidden.toggle() }
    case 16: resize()
    case 17: editStack()
    case 18:
      let margins = UIEdgeInsets(top: number(20), left: number(20), bottom: number(20), right: number(20))
      change { $0.margins = margins }
    case 19:
      let place = random.below(2)
      let value = priority(optional: true)
      let hugs = random.below(2) == 0
      change { if hugs { $0.hugging[place] = value } else { $0.compression[place] = value } }
    case 20:
      let semantics: UISemanticContentAttribute =
        random.below(3) == 0 ? .forceRightToLeft : .unspecified
      change { $0.semantics = semantics }
    default: change { $0.preservesMargins.toggle() }
    }
  }

  // MARK: Operations

  private mutating func addView() {
    let kinds: [ScreenModel.Kind] = [.plain, .plain, .plain, .label, .stack, .scroll]
    let parent = random.below(3) == 0 ? ScreenModel.root : anyView(where: { $0.kind != .label })
    guard model.nodes.count < 24 else { return removeView() }
    let key = model.makeKey()
    model.nodes[key] = ScreenModel.Node(kind: kinds[random.below(kinds.count)], parent: -1)
    model.attach(key, to: parent, at: position(in: parent))
    live.add(key, to: parent, at: model.nodes[parent]?.children.firstIndex(of: key), model)
  }

  private mutating func position(in parent: Int) -> Int? {
    model.nodes[parent]?.kind == .stack ? nil : random.below((model.nodes[parent]?.children.count ?? 0) + 1)
  }

  private mutating func removeView() {
    guard model.nodes.count > 3, let key = otherThanRoot() else { return }
    let gone = model.subtree(of: key)
    model.remove(key)
    live.remove(gone, below: key)
    live.forget(constraintsBut: model.rules)
  }

  private mutating func moveView() {
    guard let key = otherThanRoot() else { return }
    let inside = model.subtree(of: key)
    let parent = anyView(where: { $0.kind != .label })
    guard !inside.contains(parent), model.nodes[key]?.parent != parent else { return }
    model.detach(key)
    model.attach(key, to: parent, at: position(in: parent))
    live.add(key, to: parent, at: model.nodes[parent]?.children.firstIndex(of: key), model)
    live.forget(constraintsBut: model.rules)
  }

  private mutating func addGuide() {
    let owner = anyView(where: { $0.guides.count < 2 })
    let guide = model.makeKey()
    model.nodes[owner]?.guides.append(guide)
    live.configure(owner, model)
  }

  private mutating func addRule() {
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.left, .right, .centerX], [.leading, .trailing, .centerX], [.top, .bottom, .centerY],
      [.width, .height],
      [.firstBaseline, .lastBaseline, .top],
    ]
    let group = groups[random.below(groups.count)]
    let first = anyItem()
    var rule = ScreenModel.Rule(
      key: model.makeKey(), first: first, attribute: group[random.below(group.count)],
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)], second: nil,
      other: .notAnAttribute, constant: number(60) - 20, priority: priority(optional: !allowsRequired))
    let isSize = rule.attribute == .width || rule.attribute == .height
    if isSize, random.below(3) == 0 {
      rule.constant = number(120)
    } else {
      var second = anyItem()
      let isToMargin = !isSize && group[0] != .firstBaseline && random.below(3) == 0
      if second == first || isToMargin {
        second = ScreenModel.Item(node: model.nodes[first.node]?.parent ?? -1)
      }
      if second.node < 0 { return }
      rule.second = second
      rule.other = group[random.below(group.count)]
      // A view at its superview's margins. Margins that move what they follow from would have several answers.
      if isToMargin, let margin = Self.margins[rule.other] { rule.other = margin }
      if isSize, random.below(3) == 0 { rule.multiplier = 0.5 }
    }
    model.rules.append(rule)
    live.add(rule)
  }

  private static let margins: [NSLayoutConstraint.Attribute: NSLayoutConstraint.Attribute] = [
    .left: .leftMargin, .right: .rightMargin, .leading: .leadingMargin, .trailing: .trailingMargin,
    .centerX: .centerXWithinMargins, .top: .topMargin, .bottom: .bottomMargin,
    .centerY: .centerYWithinMargins,
  ]

  private mutating func removeRule() {
    guard !model.rules.isEmpty else { return }
    let rule = model.rules.remove(at: random.below(model.rules.count))
    live.constraints[rule.key]?.isActive = false
    live.forget(constraintsBut: model.rules)
  }

  private mutating func edit(constantOf index: Int) {
    guard model.rules.indices.contains(index) else { return }
    model.rules[index].constant = number(90) - 10
    live.constraints[model.rules[index].key]?.constant = model.rules[index].constant
  }

  private mutating func edit(priorityOf index: Int) {
    guard model.rules.indices.contains(index) else { return }
    model.rules[index].priority = priority(optional: !allowsRequired)
    live.constraints[model.rules[index].key]?.priority = model.rules[index].priority
  }

  private mutating func editContent() {
    let size = CGSize(width: random.below(81) - 1, height: random.below(61) - 1)
    let text = String(repeating: "word ", count: random.below(12))
    change {
      $0.content = size
      $0.text = text
    }
  }

  private mutating func editStack() {
    guard let key = random.element(model.nodes.filter { $0.value.kind == .stack }.keys.sorted()) else {
      return
    }
    let spacing = number(16)
    switch random.below(6) {
    case 0: model.nodes[key]?.stack.axis = random.below(2) == 0 ? .horizontal : .vertical
    case 1:
      model.nodes[key]?.stack.distribution =
        [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering][random.below(5)]
    case 2: model.nodes[key]?.stack.alignment = [.fill, .leading, .trailing, .center][random.below(4)]
    case 3: model.nodes[key]?.stack.spacing = spacing
    case 4: model.nodes[key]?.stack.isMarginsRelative.toggle()
    default:
      guard let child = random.element(model.nodes[key]?.children ?? []) else { return }
      model.nodes[child]?.spacingAfter = random.below(3) == 0 ? UIStackView.spacingUseDefault : spacing
      return live.configure(child, model)
    }
    live.configure(key, model)
  }

  private mutating func resize() {
    if random.below(3) == 0 {
      model.safeArea = UIEdgeInsets(top: number(50), left: 0, bottom: number(34), right: 0)
      live.root.hostSafeAreaInsets = model.safeArea
    } else {
      model.size = CGSize(width: 100 + random.below(400), height: 100 + random.below(500))
      live.root.frame.size = model.size
    }
  }

  private mutating func change(_ change: (inout ScreenModel.Node) -> Void) {
    guard let key = otherThanRoot() else { return }
    change(&model.nodes[key]!)
    live.configure(key, model)
  }

  // MARK: Choosing

  private mutating func otherThanRoot() -> Int? {
    random.element(model.nodes.keys.filter { $0 != ScreenModel.root }.sorted())
  }

  private mutating func anyView(where condition: (ScreenModel.Node) -> Bool) -> Int {
    random.element(model.nodes.filter { condition($0.value) }.keys.sorted()) ?? ScreenModel.root
  }

  /// A view or one of its guides.
  private mutating func anyItem() -> ScreenModel.Item {
    let key = anyView(where: { _ in true })
    let guide = random.below(3) > 0 ? nil : random.element(model.nodes[key]?.guides ?? [])
    return ScreenModel.Item(node: key, guide: guide)
  }

  private mutating func number(_ bound: Int) -> CGFloat { CGFloat(random.below(bound)) }

  private mutating func priority(optional: Bool) -> UILayoutPriority {
    if !optional, random.below(3) == 0 { return .required }
    return UILayoutPriority(Float(1 + random.below(999)))
  }
}

/// SplitMix64.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }

  mutating func element<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
