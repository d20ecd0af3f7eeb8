extension Problem {
  /// Reads the neutral text that `text` writes; the weights of kiwi's own program become priorities in the same order.
  /// Nil where the text is not of that form.
  public init?(text: String) {
    var words = Words(text)
    guard words.next() == "AL", words.next() != nil, let name = words.next(), let size = words.integer()
    else { return nil }
    self.init(String(name), size)
    source = text
    words.skip(1)
    variableCount = words.integer() ?? 0
    words.skip(4)
    width = words.number() ?? 0
    words.skip(2)
    height = words.number() ?? 0
    words.skip(1)
    let count = words.integer() ?? 0
    for _ in 0..<count {
      guard let group = words.integer(), let op = words.integer(), let weight = words.number(),
        let constant = words.number(), let terms = words.integer()
      else { return nil }
      var constraint = Constraint(
        group: group, op: op, priority: Self.priority(ofWeight: weight), constant: constant, terms: [])
      for _ in 0..<terms {
        guard let variable = words.integer(), let coefficient = words.number() else { return nil }
        constraint.terms.append(Term(variable: variable, coefficient: coefficient))
      }
      constraints.append(constraint)
    }
    words.skip(1)
    groupCount = words.integer() ?? 0
    words.skip(1)
    guard let lowest = words.integer(), let highest = words.integer(), lowest < highest else { return nil }
    widths = lowest..<highest
  }

  /// kiwi's `weak`, `medium`, `medium` at 1.25, 100 times `medium` and `strong`, in that order.
  private static func priority(ofWeight weight: Double) -> Int {
    switch weight {
    case ..<0: 1000
    case ..<1000: 250
    case ..<1250: 500
    case ..<1e5: 510
    case ..<1e6: 600
    default: 750
    }
  }
}

private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ text: String) { rest = text.split(whereSeparator: \.isWhitespace)[...] }

  mutating func next() -> Substring? { rest.popFirst() }
  mutating func skip(_ count: Int) { rest = rest.dropFirst(count) }
  mutating func integer() -> Int? { next().flatMap { Int($0) } }
  mutating func number() -> Double? { next().flatMap { Double($0) } }
}
