/// An option that a command takes.
struct OptionSpecification: Hashable, Sendable {
  /// Long spelling without the two dashes.
  let name: String
  /// One letter, spelt with one dash.
  var letter: Character?
  /// What the value is called in the synopsis; nil makes the option a flag.
  var value: String?
  /// The values that there are, where they can be counted.
  var choices: [String] = []
  /// Whether the value is a list of choices parted by commas.
  var isList = false
  /// Whether it may be given more than once.
  var isRepeatable = false
  /// What it does, in whole sentences.
  let help: String

  /// The option as one types it.
  var spelling: String { "--\(name)" }
}
