/// The text of a manual page: sections with indented, wrapped paragraphs.
struct Page {
  private(set) var text = ""
  private let width = 79
  private let indent = "    "

  mutating func heading(_ title: String) {
    if !text.isEmpty { text += "\n" }
    text += title + "\n"
  }

  mutating func blank() { text += "\n" }

  mutating func paragraph(_ words: String) {
    text += Self.wrap(words, first: indent, rest: indent, width: width)
  }

  mutating func verbatim(_ lines: [String]) {
    for line in lines { text += indent + line + "\n" }
  }

  /// A word and what it means, aligned on a column.
  mutating func entry(_ word: String, _ meaning: String, column: Int) {
    let first = indent + word + String(repeating: " ", count: max(1, column - word.count))
    let rest = indent + String(repeating: " ", count: column)
    text += Self.wrap(meaning, first: first, rest: rest, width: width)
  }

  /// An option on its own line with its help below.
  mutating func option(_ spelling: String, _ help: String) {
    text += indent + spelling + "\n"
    text += Self.wrap(help, first: indent + indent, rest: indent + indent, width: width)
  }

  mutating func example(_ command: String, _ meaning: String) {
    text += indent + command + "\n"
    text += Self.wrap(meaning, first: indent + indent, rest: indent + indent, width: width)
  }

  /// Parts that may not be broken, after a word that the following lines are aligned to.
  mutating func hanging(_ word: String, _ parts: [String]) {
    let rest = indent + String(repeating: " ", count: word.count + 1)
    text += Self.wrap(parts, first: indent + word + " ", rest: rest, width: width)
  }

  private static func wrap(_ words: String, first: String, rest: String, width: Int) -> String {
    wrap(words.split(whereSeparator: \.isWhitespace).map(String.init), first: first, rest: rest, width: width)
  }

  private static func wrap(_ words: [String], first: String, rest: String, width: Int) -> String {
    var text = ""
    var line = first
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        text += line + "\n"
        line = rest
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return text + line + "\n"
  }
}
