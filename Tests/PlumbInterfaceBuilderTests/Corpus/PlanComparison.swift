import Foundation
import PlumbInterfaceBuilder
import PlumbLayout

/// Compares a plan with the neutral problem that the corpus states for the same root.
struct PlanComparison {
  /// Right and all values by kind.
  var counts: [String: (right: Int, all: Int)] = [:]
  /// One line for each difference.
  var differences: [String] = []

  mutating func count(_ kind: String, _ same: Bool, _ text: String) {
    let old = counts[kind] ?? (0, 0)
    counts[kind] = (old.right + (same ? 1 : 0), old.all + 1)
    if !same { differences.append("\(kind): \(text)") }
  }

  mutating func compare(_ plan: RootPlan, with object: Corpus.Object, name: String) {
    let views = object["views"] as? [Corpus.Object] ?? []
    let label = "\(name) \(object["id"] ?? "")"
    count("structure", views.count == plan.items.count, "\(label) \(plan.items.count) for \(views.count)")
    guard views.count == plan.items.count else { return }
    let flags = Set(object["flags"] as? [String] ?? [])
    let root = numbers(object["safeArea"])
    let safe = list(plan.context.safeArea)
    let kind = object["kind"] as? String ?? ""
    let inferred = flags.contains("safeAreaInferred")
    let features = object["features"] as? [String] ?? []
    if features.contains("safeArea") {
      count(
        "safeArea of root, \(kind)\(inferred ? ", inferred" : "")", same(root, safe),
        "\(label) \(safe) for \(root ?? []) size \(plan.context.size)")
    }
    for (item, view) in zip(plan.items, views) {
      compare(item, with: view, flags, "\(label) \(item.view.id ?? "-") \(item.view.elementName)")
    }
    let ours = Set(plan.constraints.map { text($0, plan) })
    let theirs = Set((object["constraints"] as? [Corpus.Object] ?? []).map(text))
    for line in ours.union(theirs).sorted() {
      let both = ours.contains(line) && theirs.contains(line)
      count("constraints", both, "\(label) \(ours.contains(line) ? "ours" : "theirs") \(line)")
    }
  }

  private mutating func compare(
    _ item: PlannedItem, with view: Corpus.Object, _ flags: Set<String>, _ label: String
  ) {
    let mode =
      switch item.mode {
      case .root: "root"
      case .constraints: "layout"
      case .autoresizing: "autoresizing"
      case .fixed: "fixed"
      case .managed: "managed"
      }
    count("mode", mode == view["mode"] as? String, "\(label) \(mode) for \(view["mode"] ?? "")")
    let insets = numbers(view["alignInsets"]) ?? [0, 0, 0, 0]
    count("alignment", same(insets, list(item.alignmentInsets)), "\(label) for \(insets)")
    let priorities = numbers(view["prio"]) ?? [250, 250, 750, 750]
    let ours = item.view.priorities.resolved.map { Double($0.value) }
    count("priorities", same(priorities, ours), "\(label) \(ours) for \(priorities)")
    let content = view["intrinsic"] as? [Any]
    let size = [content?[0] as? Double, content?[1] as? Double]
    let oursSize = [item.contentSize?.width, item.contentSize?.height]
    let sameSize = zip(size, oursSize).allSatisfy { a, b in
      a == nil && b == nil || abs((a ?? .infinity) - (b ?? -1)) < 0.01
    }
    count("content size", sameSize, "\(label) \(oursSize) for \(size)")
    count("left out", item.isLeftOut == (view["hiddenArranged"] as? Bool ?? false), label)
    if let margins = numbers(view["margins"]) {
      let kind = flags.contains("marginsInferred") ? "margins, inferred" : "margins"
      count(kind, same(margins, list(item.margins)), "\(label) \(list(item.margins)) for \(margins)")
    }
    if let safeArea = numbers(view["safeArea"]), item.parent != nil {
      let kind = flags.contains("safeAreaInferred") ? "safeArea inside, inferred" : "safeArea inside"
      count(kind, same(safeArea, list(item.safeArea)), "\(label) \(list(item.safeArea)) for \(safeArea)")
    }
    if item.view.kind.scrolls, !item.view.subviews.isEmpty {
      let inset = numbers(view["contentInset"]) ?? [0, 0, 0, 0]
      count(
        "content inset", same(inset, list(item.contentInset)),
        "\(label) \(list(item.contentInset)) for \(inset)")
    }
    if let stack = view["stack"] as? Corpus.Object {
      let ours = text(item)
      let theirs = stackText(stack)
      count("stack", ours == theirs, "\(label) \(ours) for \(theirs)")
    }
  }

  private func text(_ item: PlannedItem) -> String {
    guard let stack = item.view.stack else { return "none" }
    let margins = item.stackMargins.map(list) ?? []
    return "\(stack.axis == .horizontal ? "h" : "v") \(stack.distribution) \(stack.alignment) "
      + "\(stack.spacing) \(stack.isBaselineRelative) \(margins)"
  }

  private func stackText(_ stack: Corpus.Object) -> String {
    let margins = numbers(stack["margins"]) ?? []
    return "\(stack["axis"] ?? "h") \(stack["distribution"] ?? "fill") \(stack["alignment"] ?? "fill") "
      + "\((stack["spacing"] as? NSNumber)?.doubleValue ?? 0) \(stack["baselineRelative"] as? Bool ?? false) \(margins)"
  }

  private func text(_ constraint: Corpus.Object) -> String {
    func value(_ key: String) -> String { constraint[key] as? String ?? "" }
    func number(_ key: String) -> Double { (constraint[key] as? NSNumber)?.doubleValue ?? 0 }
    var second = ""
    if constraint["b"] != nil { second = "\(short(number("m"))) \(value("b")).\(value("ba"))" }
    return
      "\(value("a")).\(value("aa")) \(value("rel")) \(second) + \(short(number("c"))) @\(short(number("p"))) "
      + value("owner")
  }

  private func text(_ constraint: PlannedConstraint, _ plan: RootPlan) -> String {
    let node = constraint.node
    var second = ""
    if let item = constraint.second {
      second = "\(short(node.multiplier)) \(side(item, node.secondAttribute, constraint.first, plan))"
    }
    let relation =
      switch node.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "\(side(constraint.first, node.firstAttribute, constraint.second, plan)) \(relation) \(second) + "
      + "\(short(constraint.constant)) @\(short(Double(node.priority.value))) v\(constraint.owner + 1)"
  }

  private func side(
    _ item: PlannedConstraint.Item, _ attribute: Attribute, _ other: PlannedConstraint.Item?, _ plan: RootPlan
  ) -> String {
    let names: [Attribute: String] = [
      .leftMargin: "left", .rightMargin: "right", .topMargin: "top", .bottomMargin: "bottom",
      .leadingMargin: "leading", .trailingMargin: "trailing", .centerXWithinMargins: "centerX",
      .centerYWithinMargins: "centerY", .lastBaseline: "baseline",
    ]
    let name = names[attribute] ?? "\(attribute.name)"
    switch item {
    case .safeArea(let index): return "v\(index + 1).safeArea.\(name)"
    case .contentGuide(let index): return "v\(index + 1).content.\(name)"
    case .frameGuide(let index): return "v\(index + 1).frame.\(name)"
    case .keyboardGuide(let index): return "v\(index + 1).keyboard.\(name)"
    case .topGuide: return "v1.safeArea.\(name == "bottom" ? "top" : name)"
    case .bottomGuide: return "v1.safeArea.\(name == "top" ? "bottom" : name)"
    case .view(let index):
      var suffix = attribute.isMargin ? ".margins" : ""
      let isEdge = !attribute.isSize && !(attribute == .centerX || attribute == .centerY)
      if plan.items[index].view.kind.scrolls, isEdge, isInside(other, index, plan) {
        suffix = attribute.isMargin ? ".contentMargins" : ".content"
      }
      return "v\(index + 1)\(suffix).\(name)"
    }
  }

  private func isInside(_ item: PlannedConstraint.Item?, _ ancestor: Int, _ plan: RootPlan) -> Bool {
    var index: Int?
    switch item {
    case .view(let k)?, .safeArea(let k)?, .contentGuide(let k)?, .frameGuide(let k)?: index = k
    default: return false
    }
    while let k = index {
      index = plan.items[k].parent
      if index == ancestor { return true }
    }
    return false
  }

  private func short(_ value: Double) -> String { String(format: "%.3f", value) }
  private func numbers(_ value: Any?) -> [Double]? {
    (value as? [Any])?.map { ($0 as? NSNumber)?.doubleValue ?? 0 }
  }
  private func list(_ insets: Insets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }
  private func same(_ a: [Double]?, _ b: [Double]) -> Bool {
    guard let a, a.count == b.count else { return a == nil && b.allSatisfy { $0 == 0 } }
    return zip(a, b).allSatisfy { abs($0 - $1) < 0.01 }
  }
}
