import PlumbText
import Testing

@Suite struct WrappingTests {
  private let measurer = SystemTextMeasurer()
  private let font = FontRequest.system(17)

  private func lines(
    _ text: String, width: Double, lines: Int = 0, mode: LineBreakMode = .byWordWrapping
  ) -> [String] {
    measurer.layout(
      text, font: font,
      within: TextLimits(maximumWidth: width, maximumLines: lines, lineBreakMode: mode)
    ).lines.map(\.text)
  }

  private func width(_ text: String) -> Double { measurer.width(of: text, font: font) }

  @Test func wordsMoveToTheNextLine() {
    #expect(lines("one two three", width: width("one two") + 1) == ["one two", "three"])
    #expect(lines("one two three", width: width("one two") - 1) == ["one", "two", "three"])
  }

  @Test func textThatJustFitsStays() {
    #expect(lines("one two three", width: width("one two three")) == ["one two three"])
    #expect(lines("one two", width: width("one")) == ["one", "two"])
  }

  @Test func wordsThatDoNotFitAreBrokenByCharacter() {
    #expect(lines("mmmmmm", width: width("mm") + 1) == ["mm", "mm", "mm"])
    #expect(lines("a mmmm", width: width("mm") + 1) == ["a", "mm", "mm"])
  }

  @Test func byCharacterBreaksAnywhere() {
    #expect(lines("mm mm", width: width("mm m") + 0.5, mode: .byCharWrapping) == ["mm m", "m"])
  }

  @Test func hyphensStayOnTheirLine() {
    #expect(lines("well-off", width: width("well-") + 1) == ["well-", "off"])
  }

  @Test func charactersAreNeverTorn() {
    #expect(lines("e\u{301}e\u{301}", width: 1, mode: .byCharWrapping) == ["e\u{301}", "e\u{301}"])
    #expect(lines("\u{1F1E9}\u{1F1EA}\u{1F1E9}\u{1F1EA}", width: 1).count == 2)
  }

  @Test func newlinesEndLines() {
    #expect(lines("a\nb\r\nc\u{2028}d", width: .infinity) == ["a", "b", "c", "d"])
    #expect(lines("a\n\nb", width: .infinity) == ["a", "", "b"])
  }

  // A newline at the end ends the last line and begins none.
  @Test func newlineAtTheEnd() {
    #expect(lines("a\n", width: .infinity) == ["a"])
    #expect(lines("\n", width: .infinity) == [""])
  }

  @Test func emptyTextHasNoLines() {
    let layout = measurer.layout("", font: font)
    #expect(layout.lines.isEmpty && layout.width == 0 && layout.height == 0)
    #expect(layout.firstBaseline == 0 && layout.lastBaseline == 0 && !layout.isTruncated)
    #expect(measurer.layout(StyledText([]), within: .none).lines.isEmpty)
  }

  @Test func numberOfLinesLimits() {
    let layout = measurer.layout(
      "one two three", font: font,
      within: TextLimits(maximumWidth: width("three"), maximumLines: 2, lineBreakMode: .byWordWrapping))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.isTruncated)
    #expect(layout.lines.map(\.isTruncated) == [false, true])
  }

  // Three lines of 20.287 points; baselines 16.19 below the top of each (1950 units of 2048).
  @Test func heightsAndBaselines() {
    let layout = measurer.layout("a\nb\nc", font: font)
    #expect(abs(layout.height - 3 * 17 * 2444 / 2048) < 1e-9)
    #expect(abs(layout.firstBaseline - 17 * 1950 / 2048) < 1e-9)
    #expect(abs(layout.lastBaseline - (2 * 17 * 2444 / 2048 + 17 * 1950 / 2048)) < 1e-9)
    #expect(layout.height(atScale: 2) == 61)
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOut() {
    let limits = TextLimits(maximumHeight: 45, lineBreakMode: .byTruncatingTail)
    let layout = measurer.layout("a\nb\nc", font: font, within: limits)
    #expect(layout.lines.map(\.text) == ["a", "b\u{2026}"])
    let none = measurer.layout("a\nb", font: font, within: TextLimits(maximumHeight: 0))
    #expect(none.lines.count == 1)
  }
}
