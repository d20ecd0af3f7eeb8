import PlumbLayout

extension ViewReader {
  /// Reads a constraint; nil, with a note, where it says nothing that could hold.
  func readConstraint(_ element: MarkupElement) -> ConstraintNode? {
    let source = ResolvedElement(element, classes: classes, notes: notes)
    guard let first = attribute("firstAttribute", of: element), first != .notAnAttribute else { return nil }
    let secondItem = element["secondItem"]
    var second = Attribute.notAnAttribute
    if secondItem != nil || element["secondAttribute"] != nil {
      guard let value = attribute("secondAttribute", of: element) else { return nil }
      second = value
    }
    guard let relation = relation(of: element) else { return nil }
    guard let multiplier = multiplier(of: source) else { return nil }
    var priority = Priority.required
    if let value = source.number("priority", notes) {
      guard value > 0, value <= 1000 else {
        notes.add("priority \(value) is beyond 0 to 1000; the constraint is ignored", at: element)
        return nil
      }
      priority = Priority(Float(value))
    }
    return ConstraintNode(
      id: element["id"], firstItem: element["firstItem"], firstAttribute: first, relation: relation,
      secondItem: secondItem, secondAttribute: second, multiplier: multiplier,
      constant: source.number("constant", notes) ?? 0, priority: priority,
      isSymbolic: source.flag("symbolic"), isPlaceholder: source.flag("placeholder"),
      identifier: element["identifier"], position: element.position)
  }

  private func attribute(_ name: String, of element: MarkupElement) -> Attribute? {
    guard let text = element[name] else {
      notes.add("the constraint has no \(name); ignored", at: element)
      return nil
    }
    if let value = Self.attributes[text] { return value }
    notes.add("\(name)=\"\(text.prefix(40))\" is not known; the constraint is ignored", at: element)
    return nil
  }

  /// Names as documents spell them.
  private static let attributes: [String: Attribute] = {
    var names: [String: Attribute] = ["baseline": .lastBaseline]
    for attribute in Attribute.allCases where attribute != .notAnAttribute {
      names["\(attribute.name)"] = attribute
    }
    return names
  }()

  private func relation(of element: MarkupElement) -> Relation? {
    switch element["relation"] {
    case nil, "equal"?: return .equal
    case "greaterThanOrEqual"?: return .greaterThanOrEqual
    case "lessThanOrEqual"?: return .lessThanOrEqual
    case let text?:
      notes.add("relation=\"\(text.prefix(40))\" is not known; the constraint is ignored", at: element)
      return nil
    }
  }

  /// A decimal number, or a ratio written `a:b` or `a/b`.
  private func multiplier(of source: ResolvedElement) -> Double? {
    guard let text = source["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    let numbers = parts.compactMap { MarkupElement.decimal($0) }
    let value: Double? =
      switch (numbers.count, parts.count) {
      case (1, 1): numbers[0]
      case (2, 2) where numbers[1] != 0: numbers[0] / numbers[1]
      default: nil
      }
    guard let value, abs(value) <= 1_000_000 else {
      notes.add(
        "multiplier=\"\(text.prefix(40))\" is not a number or ratio; the constraint is ignored",
        at: source.element)
      return nil
    }
    return value
  }
}
