/// Takes a command line apart by a specification.
///
/// Options may stand anywhere before `--`: `--name value`, `--name=value`, `-n value`, `-nvalue`; what follows
/// `--` is an operand even if it begins with a dash.
struct ArgumentParser {
  let command: CommandSpecification

  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = arguments[...]
    var onlyOperands = false
    while let argument = rest.popFirst() {
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        parsed.record(operand: argument)
      } else if argument == "--" {
        onlyOperands = true
      } else if argument.hasPrefix("--") {
        try parseLong(argument, &rest, into: &parsed)
      } else {
        try parseShort(argument, &rest, into: &parsed)
      }
    }
    try checkOperands(parsed.operands)
    return parsed
  }

  private func parseLong(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let body = argument.dropFirst(2)
    let equals = body.firstIndex(of: "=")
    let name = String(equals.map { body[..<$0] } ?? body)
    guard let option = command.option(named: name) else {
      let near = Spelling.nearest(to: name, among: command.options.map(\.name))
      throw UsageError(
        message: "'\(command.name)' has no option '--\(name)'", hint: near.map { "did you mean '--\($0)'?" })
    }
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    try take(option, attached, &rest, into: &parsed)
  }

  private func parseShort(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = command.option(lettered: letter) else {
      let word = String(argument.dropFirst())
      let near = word.count > 1 ? Spelling.nearest(to: word, among: command.options.map(\.name)) : nil
      throw UsageError(
        message: "'\(command.name)' has no option '\(argument)'", hint: near.map { "did you mean '--\($0)'?" }
      )
    }
    let attached = argument.count > 2 ? String(argument.dropFirst(2)) : nil
    try take(option, attached, &rest, into: &parsed)
  }

  private func take(
    _ option: OptionSpecification, _ attached: String?, _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    guard let name = option.value else {
      guard attached == nil else { throw UsageError(message: "\(option.spelling) takes no value") }
      try parsed.record("", for: option)
      return
    }
    if let attached {
      try parsed.record(attached, for: option)
    } else if let next = rest.first, next == "-" || !next.hasPrefix("-") {
      rest.removeFirst()
      try parsed.record(next, for: option)
    } else {
      throw UsageError(
        message: "\(option.spelling) needs a value", hint: "write \(option.spelling) \(name)")
    }
  }

  private func checkOperands(_ operands: [String]) throws(UsageError) {
    let needed = command.operands.count
    if operands.count < needed {
      let name = command.operands[operands.count].replacing("...", with: "")
      throw UsageError(message: "'\(command.name)' needs \(name == "FILE" ? "a FILE" : name)")
    }
    if operands.count > needed, !command.takesManyOperands {
      throw UsageError(message: "'\(command.name)' does not take '\(operands[needed])'")
    }
  }
}
