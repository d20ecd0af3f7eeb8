/// Text out of a document as a line of a terminal can show it.
enum PrintableText {
  /// The text with a space for each line end and tab, and U+FFFD for each other control character: no document
  /// breaks a table or talks to the terminal.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
      default: result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
