/// Text in one font or several, ready to be measured.
public struct StyledText: Hashable, Sendable {
  /// The stretches in reading order. An empty text keeps one empty run, whose font gives the height of a line.
  public var runs: [TextRun]
  public var paragraph: ParagraphFormat

  public init(_ runs: [TextRun], paragraph: ParagraphFormat = ParagraphFormat()) {
    self.runs = runs
    self.paragraph = paragraph
  }

  public init(
    _ text: String, font: FontRequest, letterSpacing: Double = 0,
    paragraph: ParagraphFormat = ParagraphFormat()
  ) {
    self.init([TextRun(text, font: font, letterSpacing: letterSpacing)], paragraph: paragraph)
  }

  /// The text of all runs, one after the other. Ranges in ``TextLine`` are UTF-8 offsets in it.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.reduce(into: "") { $0 += $1.text }
  }
}
