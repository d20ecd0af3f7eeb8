/// What a command is called, takes and does: the parser and the help text both read it.
struct CommandSpecification: Sendable {
  let name: String
  /// One line, for the list of commands.
  let summary: String
  /// Names of what it takes besides options; the last may end in `...`.
  let operands: [String]
  let options: [OptionSpecification]
  /// Paragraphs of the description.
  let description: [String]
  /// Command lines with what they do.
  let examples: [(command: String, meaning: String)]
  /// What the exit status says beyond the common rule.
  var exitStatus: [(status: Int, meaning: String)] = []

  func option(named name: String) -> OptionSpecification? { options.first { $0.name == name } }
  func option(lettered letter: Character) -> OptionSpecification? { options.first { $0.letter == letter } }

  var takesManyOperands: Bool { operands.last?.hasSuffix("...") ?? false }
}
