import PlumbLayout
import Testing

/// After any sequence of changes the frames equal those of a tree built from scratch in its present state.
@Suite struct HistoryTests {
  /// A screen as plain data, from which a tree can be built at any time.
  private struct Plan {
    struct View {
      var key: Int
      var parent: Int?
      var content: Size
      var isStack = false
      var isHidden = false
    }
    struct Rule {
      var key: Int
      var first: Int
      var attribute: Attribute
      var second: Int?
      var relation: Relation
      var constant: Double
      var priority: Float
    }

    var views: [View] = [View(key: 0, parent: nil, content: .none)]
    var rules: [Rule] = []
    var size = Size(width: 320, height: 480)
    var nextKey = 1
  }

  private final class Mirror {
    let tree = LayoutTree(scale: 2)
    var items: [Int: ItemID] = [:]
    var constraints: [Int: LayoutConstraintID] = [:]

    init() { items[0] = tree.root }

    func add(_ view: Plan.View, stackOf siblings: [Plan.View]) {
      guard let parent = view.parent, let owner = items[parent] else { return }
      let item = tree.addView(to: owner)
      items[view.key] = item
      tree.setContentSize(view.content, of: item)
      tree.setHidden(view.isHidden, of: item)
      if view.isStack {
        var configuration = StackConfiguration()
        configuration.spacing = 4
        configuration.alignment = .leading
        tree.setStack(configuration, of: item)
      }
      arrange(parent, siblings)
    }

    func arrange(_ parent: Int, _ views: [Plan.View]) {
      guard let owner = items[parent], views.first(where: { $0.key == parent })?.isStack == true else {
        return
      }
      let arranged = views.filter { $0.parent == parent }.compactMap { items[$0.key] }
      tree.setArrangedViews(arranged.map { ArrangedView($0) }, of: owner)
    }

    func add(_ rule: Plan.Rule) {
      guard let first = items[rule.first] else { return }
      constraints[rule.key] = try? tree.add(
        ConstraintSpec(
          first, rule.attribute, rule.relation, to: rule.second.flatMap { items[$0] }, rule.attribute,
          constant: rule.constant, priority: Priority(rule.priority)))
    }

    convenience init(_ plan: Plan) {
      self.init()
      tree.setRootSize(plan.size)
      for (index, view) in plan.views.enumerated() { add(view, stackOf: Array(plan.views[...index])) }
      for rule in plan.rules { add(rule) }
    }
  }

  @Test(arguments: 1...12)
  func editsAgreeWithABuildFromScratch(seed: Int) {
    var random = SplitMix(seed)
    var plan = Plan()
    let live = Mirror(plan)
    for step in 0..<60 {
      change(&plan, live, &random)
      guard step % 3 == 0 else { continue }
      live.tree.layoutIfNeeded()
      let scratch = Mirror(plan)
      scratch.tree.layoutIfNeeded()
      for view in plan.views {
        guard let one = live.items[view.key], let other = scratch.items[view.key] else { continue }
        let found = live.tree.alignmentRect(of: one)
        let expected = scratch.tree.alignmentRect(of: other)
        let miss =
          [
            found.minX - expected.minX, found.minY - expected.minY, found.size.width - expected.size.width,
            found.size.height - expected.size.height,
          ].map(abs).max() ?? 0
        #expect(
          miss < 1e-6, "seed \(seed), step \(step), view \(view.key): \(found), from scratch \(expected)")
        if miss >= 1e-6 { return }
      }
      #expect(live.tree.conflicts.count == scratch.tree.conflicts.count)
    }
  }

  private func change(_ plan: inout Plan, _ live: Mirror, _ random: inout SplitMix) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: addView(&plan, live, &random)
    case 4..<8: addRule(&plan, live, &random)
    case 8:
      guard let index = plan.rules.indices.randomElement(using: &random) else { return }
      let rule = plan.rules.remove(at: index)
      if let constraint = live.constraints[rule.key] { live.tree.remove(constraint) }
    case 9:
      guard let index = plan.rules.indices.randomElement(using: &random) else { return }
      plan.rules[index].constant = Double(Int.random(in: 0...100, using: &random))
      if let constraint = live.constraints[plan.rules[index].key] {
        try? live.tree.setConstant(plan.rules[index].constant, of: constraint)
      }
    case 10:
      plan.size.width = Double(Int.random(in: 100...800, using: &random))
      live.tree.setRootSize(plan.size)
    default:
      removeView(&plan, live, &random)
    }
  }

  private func addView(_ plan: inout Plan, _ live: Mirror, _ random: inout SplitMix) {
    let parent = plan.views.randomElement(using: &random)?.key ?? 0
    let hasContent = Bool.random(using: &random)
    let view = Plan.View(
      key: plan.nextKey, parent: parent,
      content: hasContent ? Size(width: Double(Int.random(in: 10...90, using: &random)), height: 20) : .none,
      isStack: Int.random(in: 0..<4, using: &random) == 0)
    plan.nextKey += 1
    plan.views.append(view)
    live.add(view, stackOf: plan.views)
  }

  private func addRule(_ plan: inout Plan, _ live: Mirror, _ random: inout SplitMix) {
    guard plan.views.count > 1 else { return }
    let first = plan.views[Int.random(in: 1..<plan.views.count, using: &random)]
    let attributes: [Attribute] = [.left, .right, .top, .bottom, .width, .height, .centerX, .centerY]
    guard let attribute = attributes.randomElement(using: &random) else { return }
    let second =
      attribute.isSize && Bool.random(using: &random) ? nil : plan.views.randomElement(using: &random)?.key
    guard second != first.key else { return }
    let rule = Plan.Rule(
      key: plan.nextKey, first: first.key, attribute: attribute, second: second,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)
        ?? .equal,
      constant: Double(Int.random(in: -20...60, using: &random)),
      priority: [1000, 1000, 750, 500, 250].randomElement(using: &random) ?? 1000)
    plan.nextKey += 1
    plan.rules.append(rule)
    live.add(rule)
  }

  private func removeView(_ plan: inout Plan, _ live: Mirror, _ random: inout SplitMix) {
    guard plan.views.count > 2, let item = plan.views.dropFirst().randomElement(using: &random) else {
      return
    }
    var doomed: Set = [item.key]
    for view in plan.views where view.parent.map(doomed.contains) == true { doomed.insert(view.key) }
    plan.views.removeAll { doomed.contains($0.key) }
    plan.rules.removeAll { doomed.contains($0.first) || $0.second.map(doomed.contains) == true }
    if let id = live.items[item.key] { live.tree.remove(id) }
    for key in doomed { live.items[key] = nil }
  }
}
