/// A JSON document whose objects keep the order of their keys.
indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A key with its value.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue

    init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The string, or null.
  static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  static func numbers(_ values: [Double]) -> JSONValue { .array(values.map(JSONValue.number)) }

  static func strings(_ values: [String]) -> JSONValue { .array(values.map(JSONValue.string)) }
}
