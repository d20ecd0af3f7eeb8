import PlumbText
import Testing

@Suite struct WhiteSpaceTests {
  private let measurer = SystemTextMeasurer()
  private let font = FontRequest.system(17)

  private func width(_ text: String) -> Double { measurer.width(of: text, font: font) }

  @Test func spacesAtAWrapTakeNoRoom() {
    let layout = measurer.layout(
      "one    two", font: font,
      within: TextLimits(maximumWidth: width("one") + 1, lineBreakMode: .byWordWrapping))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(abs(layout.lines[0].width - width("one")) < 1e-9)
    #expect(layout.lines[0].range == 0..<7)
  }

  // Labels that are padded with spaces on both sides are wider on both sides.
  @Test func spacesAtTheEndsOfAParagraphCount() {
    #expect(width("a ") > width("a") + 3)
    #expect(abs(width(" a ") - (width("a") + 2 * width(" "))) < 1e-9)
  }

  @Test func spacesAtTheEndNeverExceedTheLimit() {
    let limit = width("a") + 1
    let extent = measurer.measure("a      ", font: font, within: TextLimits(maximumWidth: limit))
    #expect(extent.lineCount == 1)
    #expect(abs(extent.width - limit) < 0.01)
    #expect(!extent.isTruncated)
  }

  @Test func noBreakSpaceHoldsWordsTogether() {
    let limits = TextLimits(maximumWidth: width("one two"), lineBreakMode: .byWordWrapping)
    let layout = measurer.layout("one two\u{A0}three", font: font, within: limits)
    #expect(layout.lines.first?.text == "one")
  }

  // TextKit's tab stops are 28 points apart.
  @Test func tabsGoToTheNextStop() {
    #expect(width("\t") == 28)
    #expect(width("\t\t") == 56)
    #expect(abs(width("a\tb") - (28 + width("b"))) < 1e-9)
    let atAStop = measurer.layout("\ta\tb", font: font).lines[0]
    #expect(abs(atAStop.advances[0] + atAStop.advances[1] + atAStop.advances[2] - 56) < 1e-9)
  }
}
