import Plumb
import PlumbLayout

extension ViewBuilder {
  /// Adds a constraint to the view that holds it in the document, or notes why that cannot be.
  mutating func addConstraint(_ planned: PlannedConstraint) {
    let node = planned.node
    if node.isPlaceholder, options.content == .measured { return }
    guard let first = side(planned.first, node.firstAttribute),
      let second = planned.second.map({ side($0, node.secondAttribute) }) ?? .some(Side())
    else {
      notes.add("it is not understood what the constraint means at a guide; ignored", at: node)
      return
    }
    if let refusal = ConstraintRules.refusal(
      first: first.attribute, second: second.attribute, hasSecondItem: second.item != nil,
      multiplier: node.multiplier, constant: planned.constant, priority: node.priority,
      allowsLocationConstants: true)
    {
      notes.add("\(refusal.message(first: first.name, second: second.name)) Ignored.", at: node)
      return
    }
    guard let firstItem = first.item else { return }
    let relation = NSLayoutConstraint.Relation(rawValue: Int(node.relation.rawValue)) ?? .equal
    let attribute = NSLayoutConstraint.Attribute(rawValue: first.attribute.rawValue) ?? .notAnAttribute
    let other = NSLayoutConstraint.Attribute(rawValue: second.attribute.rawValue) ?? .notAnAttribute
    // A location alone is one relative to the view that holds the constraint.
    var secondItem = second.item
    var secondAttribute = other
    if secondItem == nil, !first.attribute.isSize {
      secondItem = views[planned.owner]
      secondAttribute = first.attribute.axis == .horizontal ? .left : .top
      if first.attribute.isDirectional { secondAttribute = .leading }
    }
    if firstItem === secondItem, attribute == secondAttribute, node.multiplier == 1 {
      if planned.constant != 0 { notes.add("an attribute cannot differ from itself; ignored", at: node) }
      return
    }
    let constraint = NSLayoutConstraint(
      item: firstItem, attribute: attribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: node.multiplier, constant: planned.constant)
    constraint.priority = node.priority.uiKit
    constraint.identifier = node.identifier
    guard let holder = holder(of: planned) else {
      notes.add("the view that holds the constraint contains neither of its items; ignored", at: node)
      return
    }
    install(constraint, on: holder, node)
  }

  /// Activates a constraint, or the one that already stands for the same.
  private mutating func install(_ constraint: NSLayoutConstraint, on holder: UIView, _ node: ConstraintNode) {
    // Of several with one id the first one has it.
    let id = node.id.flatMap { constraints[$0] == nil ? $0 : nil }
    let known = parts.constraint(id, like: constraint)
    let used = known ?? constraint
    if let known {
      known.constant = constraint.constant
      known.priority = constraint.priority
      known.identifier = constraint.identifier
    }
    if !used.isActive { holder.addConstraint(used) }
    installed.append(used)
    guard let id else { return }
    constraints[id] = used
    if !isFirstBuild { parts.keep(used, id) }
  }

  /// The document's holder, or the nearest view above it that contains both items.
  private func holder(of planned: PlannedConstraint) -> UIView? {
    let first = planned.first.index
    let second = planned.second?.index ?? first
    var index: Int? = planned.owner
    while let candidate = index {
      if contains(candidate, first), contains(candidate, second) { return views[candidate] }
      index = plan.items[candidate].parent
    }
    return nil
  }

  private func contains(_ ancestor: Int, _ descendant: Int) -> Bool {
    var index: Int? = descendant
    while let candidate = index {
      if candidate == ancestor { return true }
      index = plan.items[candidate].parent
    }
    return false
  }

  /// A side of a constraint: a view or guide with one of its attributes.
  private struct Side {
    var item: AnyObject?
    var attribute = Attribute.notAnAttribute
    var name = "nothing"
  }

  /// Nil where the attribute means nothing at the item.
  private func side(_ item: PlannedConstraint.Item, _ attribute: Attribute) -> Side? {
    let view = views[item.index]
    let name = plan.items[item.index].view.id ?? plan.items[item.index].view.elementName
    switch item {
    case .view: return Side(item: view, attribute: attribute, name: name)
    case .safeArea:
      return Side(
        item: view.safeAreaLayoutGuide, attribute: attribute.withoutMargin, name: "\(name).safeArea")
    case .contentGuide:
      guard let scroll = view as? UIScrollView else { return nil }
      return Side(item: scroll.contentLayoutGuide, attribute: attribute, name: "\(name).contentLayoutGuide")
    case .frameGuide:
      guard let scroll = view as? UIScrollView else { return nil }
      return Side(item: scroll.frameLayoutGuide, attribute: attribute, name: "\(name).frameLayoutGuide")
    case .keyboardGuide:
      // Without a keyboard the guide lies at the bottom of the safe area.
      guard attribute == .top else { return nil }
      return Side(item: view.safeAreaLayoutGuide, attribute: .bottom, name: "\(name).keyboardLayoutGuide")
    case .topGuide:
      switch attribute {
      case .bottom: return Side(item: view.safeAreaLayoutGuide, attribute: .top, name: "topLayoutGuide")
      case .top: return Side(item: view, attribute: .top, name: "topLayoutGuide")
      default: return nil
      }
    case .bottomGuide:
      switch attribute {
      case .top: return Side(item: view.safeAreaLayoutGuide, attribute: .bottom, name: "bottomLayoutGuide")
      case .bottom: return Side(item: view, attribute: .bottom, name: "bottomLayoutGuide")
      default: return nil
      }
    }
  }
}

extension PlannedConstraint.Item {
  /// Index in the plan of the view that the item is, or belongs to.
  var index: Int {
    switch self {
    case .view(let index), .safeArea(let index), .contentGuide(let index), .frameGuide(let index),
      .keyboardGuide(let index):
      index
    case .topGuide, .bottomGuide: 0
    }
  }
}

extension Attribute {
  /// The edge itself for an attribute of the margins: guides have none.
  var withoutMargin: Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}
