/// Reads the visual format language; every fault has its column.
struct FormatParser {
  private let text: String
  private let characters: [Character]
  private var position = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text)
  }

  mutating func parse() throws(NSLayoutConstraint.FormatError) -> FormatLine {
    var line = FormatLine()
    skipSpace()
    if position + 1 < characters.count, characters[position + 1] == ":" {
      switch characters[position] {
      case "H": line.axis = .horizontal
      case "V": line.axis = .vertical
      default: throw fault("Expected 'H:' or 'V:'")
      }
      position += 2
    }
    line.elements.append(try element())
    while let connection = try connection(after: line.elements.count) {
      line.connections.append(connection)
      line.elements.append(try element())
    }
    try check(line)
    return line
  }

  /// `|` stands at the ends only, and not alone.
  private func check(_ line: FormatLine) throws(NSLayoutConstraint.FormatError) {
    for (place, element) in line.elements.enumerated() {
      guard case .superview(let column) = element else { continue }
      if place > 0, place < line.elements.count - 1 {
        throw fault("'|' stands for the superview at the start or the end, not in between", at: column)
      }
      if line.elements.count == 1 { throw fault("Expected a view", at: column + 1) }
    }
    if line.elements.count == 2, case .superview = line.elements[0],
      case .superview(let column) = line.elements[1]
    {
      throw fault("Expected a view between the edges of the superview", at: column)
    }
  }

  private mutating func element() throws(NSLayoutConstraint.FormatError) -> FormatElement {
    skipSpace()
    let column = position + 1
    if take("|") { return .superview(column: column) }
    guard take("[") else { throw fault("Expected a view, which begins with '['") }
    let name = try name("a view's name")
    let predicates = take("(") ? try predicates() : []
    guard take("]") else { throw fault("Expected a ']' here") }
    return .view(name, predicates)
  }

  /// What leads to the next element; `nil` at the end of the text.
  private mutating func connection(after count: Int) throws(NSLayoutConstraint.FormatError)
    -> FormatConnection?
  {
    skipSpace()
    guard position < characters.count else { return nil }
    let column = position + 1
    guard take("-") else {
      guard characters[position] == "[" || characters[position] == "|" else {
        throw fault("Expected a '-', a view or the end")
      }
      return .flush(column: column)
    }
    skipSpace()
    guard position < characters.count else { throw fault("Expected a view or a space after '-'") }
    if characters[position] == "[" || characters[position] == "|" { return .standard(column: column) }
    let predicates: [FormatPredicate]
    if take("(") {
      predicates = try self.predicates()
    } else {
      let number = try number("a number, a metric or a view")
      predicates = [FormatPredicate(value: FormatValue(number), column: number.column)]
    }
    guard take("-") else { throw fault("Expected a '-' here") }
    return .spaces(predicates)
  }

  // MARK: Predicates

  /// Up to and with the closing parenthesis.
  private mutating func predicates() throws(NSLayoutConstraint.FormatError) -> [FormatPredicate] {
    var list: [FormatPredicate] = []
    repeat { list.append(try predicate()) } while take(",")
    guard take(")") else { throw fault("Expected a ')' or a ',' here") }
    return list
  }

  private mutating func predicate() throws(NSLayoutConstraint.FormatError) -> FormatPredicate {
    skipSpace()
    let column = position + 1
    let relation = try relation() ?? .equal
    skipSpace()
    let value: FormatValue
    if let next, next.isFormatNameStart {
      value = .name(try name("a view or a metric"), try term())
    } else {
      value = FormatValue(try number("a number, a metric or a view", signed: true))
    }
    let priority = take("@") ? try number("a priority") : nil
    return FormatPredicate(relation: relation, value: value, priority: priority, column: column)
  }

  private mutating func relation() throws(NSLayoutConstraint.FormatError) -> NSLayoutConstraint.Relation? {
    guard let next, "=<>".contains(next) else { return nil }
    position += 1
    guard position < characters.count, characters[position] == "=" else {
      throw fault("Expected '=' to complete the relation")
    }
    position += 1
    return next == "=" ? .equal : next == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private mutating func term() throws(NSLayoutConstraint.FormatError) -> FormatTerm {
    var term = FormatTerm()
    if take(".") { term.attribute = try name("an attribute") }
    if take("*") {
      term.multiplier = try number("a multiplier")
    } else if take("/") {
      term.multiplier = try number("a divisor")
      term.divides = true
    }
    if take("+") {
      term.constant = try number("a constant")
    } else if take("-") {
      term.constant = try number("a constant")
      term.subtracts = true
    }
    return term
  }

  // MARK: Words

  private mutating func number(
    _ expected: String, signed: Bool = false
  ) throws(NSLayoutConstraint.FormatError) -> FormatNumber {
    skipSpace()
    let column = position + 1
    if let next, next.isFormatNameStart { return .metric(try name(expected)) }
    var digits = ""
    if signed, let next, next == "-" || next == "+" {
      digits.append(next)
      position += 1
    }
    var hasPoint = false
    while let next, next.isFormatDigit || (next == "." && !hasPoint) {
      hasPoint = hasPoint || next == "."
      digits.append(next)
      position += 1
    }
    guard let value = Double(digits), digits.last != "." else {
      throw fault(digits.isEmpty ? "Expected \(expected)" : "'\(digits)' is not a number", at: column)
    }
    guard value.isFinite else { throw fault("The number is too large", at: column) }
    return .literal(value, column: column)
  }

  private mutating func name(_ expected: String) throws(NSLayoutConstraint.FormatError) -> FormatName {
    skipSpace()
    let start = position
    guard let first = next, first.isFormatNameStart else { throw fault("Expected \(expected)") }
    while let next, next.isFormatNameStart || next.isFormatDigit { position += 1 }
    return FormatName(text: String(characters[start..<position]), column: start + 1)
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let next, next.isWhitespace { position += 1 }
  }

  private func fault(_ message: String, at column: Int? = nil) -> NSLayoutConstraint.FormatError {
    NSLayoutConstraint.FormatError(message: message, format: text, column: column ?? position + 1)
  }
}

extension FormatValue {
  fileprivate init(_ number: FormatNumber) {
    switch number {
    case .literal(let value, let column): self = .number(value, column: column)
    case .metric(let name): self = .name(name, FormatTerm())
    }
  }
}

extension Character {
  fileprivate var isFormatNameStart: Bool { isLetter || self == "_" }
  fileprivate var isFormatDigit: Bool { ("0"..."9").contains(self) }
}
