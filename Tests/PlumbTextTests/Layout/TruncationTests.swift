import PlumbText
import Testing

@Suite struct TruncationTests {
  private let measurer = SystemTextMeasurer()
  private let font = FontRequest.system(17)

  private func width(_ text: String) -> Double { measurer.width(of: text, font: font) }

  private func line(_ text: String, _ width: Double, _ mode: LineBreakMode) -> TextLine {
    let limits = TextLimits(maximumWidth: width, maximumLines: 1, lineBreakMode: mode)
    let layout = measurer.layout(text, font: font, within: limits)
    #expect(layout.lines.count == 1)
    return layout.lines[0]
  }

  @Test(arguments: LineBreakMode.allCases) func textThatFitsIsWhole(mode: LineBreakMode) {
    let line = line("Hello World", width("Hello World"), mode)
    #expect(line.text == "Hello World" && !line.isTruncated)
  }

  @Test func tailKeepsTheBeginning() {
    let limit = width("Hello Wo\u{2026}") + 0.5
    let line = line("Hello World", limit, .byTruncatingTail)
    #expect(line.text == "Hello Wo\u{2026}")
    #expect(line.width <= limit && line.isTruncated)
  }

  // The ellipsis counts: what would fit without it gives way to it.
  @Test func theEllipsisTakesRoom() {
    let line = line("Hello World", width("Hello Worl"), .byTruncatingTail)
    #expect(line.text.hasSuffix("\u{2026}") && line.text != "Hello Worl\u{2026}")
  }

  @Test func noSpaceBeforeTheEllipsis() {
    #expect(line("Hello World", width("Hello \u{2026}") + 0.5, .byTruncatingTail).text == "Hello\u{2026}")
  }

  @Test func headKeepsTheEnd() {
    let limit = width("\u{2026}o World") + 0.5
    #expect(line("Hello World", limit, .byTruncatingHead).text == "\u{2026}o World")
  }

  @Test func middleKeepsBothEnds() {
    let line = line("abcdefghijklmnopqrstuvwxyz", 100, .byTruncatingMiddle)
    let parts = line.text.split(separator: "\u{2026}").map(String.init)
    #expect(parts.count == 2)
    #expect(
      "abcdefghijklmnopqrstuvwxyz".hasPrefix(parts[0]) && "abcdefghijklmnopqrstuvwxyz".hasSuffix(parts[1]))
    #expect(abs(width(parts[0]) - width(parts[1])) < 20)
    #expect(line.width <= 100 && line.width > 80)
  }

  @Test func onlyTheLastLineIsTruncated() {
    let limits = TextLimits(
      maximumWidth: width("one two"), maximumLines: 2, lineBreakMode: .byTruncatingTail)
    let layout = measurer.layout("one two three four five", font: font, within: limits)
    #expect(layout.lines[0].text == "one two")
    #expect(layout.lines[1].text.hasPrefix("thre") && layout.lines[1].text.hasSuffix("\u{2026}"))
    #expect(layout.isTruncated)
  }

  @Test func furtherParagraphsAreAnnounced() {
    #expect(line("one\ntwo", 500, .byTruncatingTail).text == "one\u{2026}")
    #expect(line("one\ntwo", 500, .byTruncatingMiddle).text == "one\u{2026}")
  }

  @Test func clippingShowsTheCharacterAtTheEdge() {
    let line = line("mmmm", width("mm") + 2, .byClipping)
    #expect(line.text == "mmm" && line.isTruncated)
    #expect(abs(line.width - (width("mm") + 2)) < 0.01)
    #expect(abs(line.advances.reduce(0, +) - width("mmm")) < 1e-9)
  }

  @Test func wrappingModesCutAtABreak() {
    #expect(line("Hello World", width("Hello Wo"), .byWordWrapping).text == "Hello")
    #expect(line("Hello World", width("Hello Wo") + 0.5, .byCharWrapping).text == "Hello Wo")
  }

  @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
  func roomForNothingShowsTheEllipsis(mode: LineBreakMode) {
    #expect(line("Hello", 0, mode).text == "\u{2026}")
    #expect(line("Hello", .nan, mode).text == "\u{2026}")
    #expect(line("Hello", -5, mode).text == "\u{2026}")
  }

  @Test func toleranceLetsTextsThroughThatAreALittleTooWide() {
    let limits = TextLimits(maximumWidth: width("Label") - 0.4, maximumLines: 1, tolerance: 0.5)
    #expect(measurer.layout("Label", font: font, within: limits).lines[0].text == "Label")
  }
}
