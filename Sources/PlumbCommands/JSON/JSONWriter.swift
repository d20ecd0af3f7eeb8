/// Writes JSON: the same value gives the same bytes on every machine.
///
/// Objects and arrays that hold others are spread over lines; arrays of plain values stay on one.
struct JSONWriter {
  private var text = ""

  static func document(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value, depth: 0)
    return writer.text + "\n"
  }

  private mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let number): text += Self.digits(number)
    case .string(let string): text += Self.quoted(string)
    case .array(let elements): write(elements, depth: depth)
    case .object(let members): write(members, depth: depth)
    }
  }

  private mutating func write(_ elements: [JSONValue], depth: Int) {
    let isFlat = elements.allSatisfy { element in
      switch element {
      case .array, .object: false
      default: true
      }
    }
    guard !isFlat else {
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        write(element, depth: depth)
      }
      text += "]"
      return
    }
    text += "["
    for (index, element) in elements.enumerated() {
      startLine(depth + 1, isFirst: index == 0)
      write(element, depth: depth + 1)
    }
    text += "\n" + indentation(depth) + "]"
  }

  private mutating func write(_ members: [JSONValue.Member], depth: Int) {
    guard !members.isEmpty else {
      text += "{}"
      return
    }
    text += "{"
    for (index, member) in members.enumerated() {
      startLine(depth + 1, isFirst: index == 0)
      text += Self.quoted(member.key) + ": "
      write(member.value, depth: depth + 1)
    }
    text += "\n" + indentation(depth) + "}"
  }

  private mutating func startLine(_ depth: Int, isFirst: Bool) {
    text += (isFirst ? "\n" : ",\n") + indentation(depth)
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  /// The shortest digits that read back as the same number; JSON has no word for what is not finite.
  static func digits(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return number.description
  }

  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
