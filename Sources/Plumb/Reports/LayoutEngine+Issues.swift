import PlumbLayout

extension LayoutEngine {
  /// What is wrong with the tree, as of its last pass.
  func issues() -> LayoutIssues {
    var issues = LayoutIssues()
    issues.ambiguities = tree.ambiguities().compactMap(ambiguity)
    var known: [LayoutRule: LayoutIssues.Rule] = [:]
    func rule(_ rule: LayoutRule) -> LayoutIssues.Rule {
      // A rule that is met twice is told by one object.
      if let told = known[rule] { return told }
      let told = self.rule(rule)
      known[rule] = told
      return told
    }
    issues.conflicts = tree.conflicts.map { conflict in
      LayoutIssues.Conflict(rules: conflict.rules.map(rule), setAside: rule(conflict.setAside))
    }
    issues.loopingViews = tree.layoutLoop.compactMap(view)
    return issues
  }

  /// The view or guide of an id. A guide that the tree made for its own rules becomes one of its view's guides when
  /// it is reported.
  private func item(_ id: ItemID) -> AnyObject? {
    if let item = reference(id)?.item { return item }
    guard tree.contains(id), let kind = SystemLayoutGuide.Kind(tree.kind(of: id)),
      let owner = tree.parent(of: id).flatMap(view)
    else { return nil }
    let guide = owner.systemGuide(kind)
    if guide.reference.binding == nil { bind(guide.reference, to: id) }
    return guide
  }

  /// Says which views kept the last pass from coming to an end, once until a pass ends by itself again.
  func reportLoop() {
    let views = tree.layoutLoop.compactMap(view)
    guard views.map(ObjectIdentifier.init) != reportedLoop else { return }
    reportedLoop = views.map(ObjectIdentifier.init)
    if !views.isEmpty { LayoutConsole.say(LayoutIssues.loopSentence(views)) }
  }

  private func ambiguity(_ ambiguity: LayoutAmbiguity) -> LayoutIssues.Ambiguity? {
    guard let item = item(ambiguity.item) else { return nil }
    let rect = tree.alignmentRect(of: ambiguity.item)
    let (value, present): (LayoutIssues.Ambiguity.Value, Double) =
      switch ambiguity.value {
      case .x: (.x, rect.minX)
      case .y: (.y, rect.minY)
      case .width: (.width, rect.size.width)
      case .height: (.height, rect.size.height)
      }
    let isHorizontal = value == .x || value == .width
    let content =
      value == .x || value == .y
      ? -1 : tree.contentSize(of: ambiguity.item)[isHorizontal ? .horizontal : .vertical]
    return LayoutIssues.Ambiguity(
      item: item, value: value, lowest: CGFloat(ambiguity.lowest), highest: CGFloat(ambiguity.highest),
      present: CGFloat(present), content: content >= 0 ? CGFloat(content) : nil)
  }

  private func rule(_ rule: LayoutRule) -> LayoutIssues.Rule {
    func make(
      _ kind: LayoutIssues.Rule.Kind, _ id: ItemID?, _ axis: Axis? = nil,
      _ constraint: (ItemReference) -> NSLayoutConstraint? = { _ in nil }
    ) -> LayoutIssues.Rule {
      let item = id.flatMap { self.item($0) }
      let reference = id.flatMap { self.reference($0) }
      return LayoutIssues.Rule(
        kind: kind, constraint: reference.flatMap(constraint), item: item,
        axis: axis.map { $0 == .horizontal ? .horizontal : .vertical })
    }
    switch rule {
    case .constraint(let id):
      let constraint = id.slot < constraints.count ? constraints[id.slot]?.takeUnretainedValue() : nil
      return LayoutIssues.Rule(kind: .constraint, constraint: constraint, item: nil, axis: nil)
    case .hugging(let id, let axis):
      return make(.hugging, id, axis) { contentConstraint($0, id, axis) }
    case .compressionResistance(let id, let axis):
      return make(.compressionResistance, id, axis) { contentConstraint($0, id, axis) }
    case .nonNegativeSize(let id, let axis): return make(.nonNegativeSize, id, axis)
    case .rootSize(let axis): return make(.rootSize, tree.root, axis) { _ in rootConstraint(axis) }
    case .autoresizing(let id, let axis, let part):
      return make(.autoresizingMask, id, axis) { reference in
        tree.autoresizingRules(of: id).first { $0.axis == axis && $0.part == part }
          .flatMap { maskConstraint(reference, $0) }
      }
    case .stack(let arrangement):
      return LayoutIssues.Rule(
        kind: .stackView, constraint: constraint(arrangement), item: reference(arrangement.stack)?.item,
        axis: nil)
    case .scroll(let id): return make(.scrollView, id)
    case .readableContent(let id): return make(.readableContent, id)
    }
  }
}
