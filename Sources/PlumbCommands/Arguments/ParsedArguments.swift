/// A command line taken apart.
struct ParsedArguments: Hashable {
  /// Values by the option's long name, in the order given; a flag has one empty value.
  fileprivate(set) var values: [String: [String]] = [:]
  fileprivate(set) var operands: [String] = []

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that is given at most once.
  func value(_ name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }
}

extension ParsedArguments {
  mutating func record(_ value: String, for option: OptionSpecification) throws(UsageError) {
    if values[option.name] != nil, !option.isRepeatable {
      throw UsageError(message: "\(option.spelling) is given twice")
    }
    guard option.isList else {
      try Self.check(value, against: option)
      values[option.name, default: []].append(value)
      return
    }
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    for part in parts { try Self.check(part, against: option) }
    for part in parts where !(values[option.name] ?? []).contains(part) {
      values[option.name, default: []].append(part)
    }
  }

  mutating func record(operand: String) { operands.append(operand) }

  private static func check(_ value: String, against option: OptionSpecification) throws(UsageError) {
    if value.isEmpty, option.value != nil {
      throw UsageError(message: "\(option.spelling) needs a value that is not empty")
    }
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    let near = Spelling.nearest(to: value, among: option.choices)
    throw UsageError(
      message: "\(option.spelling) cannot be '\(value)'",
      hint: near.map { "did you mean '\($0)'?" } ?? "it is one of \(option.choices.joined(separator: ", "))")
  }
}
