extension NSLayoutConstraint {
  /// Why a visual format means nothing, and where.
  public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One sentence.
    public let message: String
    public let format: String
    /// The place of the fault in characters, counted from 1; one more than the length at the end of the text.
    public let column: Int

    /// The sentence, the format, and a mark below the place, as UIKit prints them. Of a long format the part
    /// around the place is shown.
    public var description: String {
      let reach = 60
      let start = max(0, column - 1 - reach)
      let shown = format.dropFirst(start).prefix(2 * reach).map { $0.isNewline ? " " : $0 }
      let isCut = start > 0
      let mark = String(repeating: " ", count: column - 1 - start + (isCut ? 1 : 0)) + "^"
      return "Unable to parse constraint format: \(message) (column \(column))\n"
        + (isCut ? "…" : "") + String(shown) + "\n" + mark
    }
  }
}
