import PlumbText
import Testing

@Suite struct StyledTextTests {
  private let measurer = SystemTextMeasurer()

  @Test func runsStandSideBySide() {
    let text = StyledText([
      TextRun("Total ", font: .system(17)), TextRun("12", font: .system(34, weight: .bold)),
    ])
    let layout = measurer.layout(text, within: .none)
    let line = layout.lines[0]
    let first = measurer.width(of: "Total ", font: .system(17))
    let second = measurer.width(of: "12", font: .system(34, weight: .bold))
    #expect(line.text == "Total 12")
    #expect(line.segments.map(\.text) == ["Total ", "12"])
    #expect(line.segments.map(\.run) == [0, 1])
    #expect(abs(line.segments[1].x - first) < 1e-9)
    #expect(abs(line.width - (first + second)) < 1e-9)
    // The larger font decides: 34 x 2444 / 2048.
    #expect(abs(layout.height - 34 * 2444 / 2048) < 1e-9)
    #expect(abs(layout.firstBaseline - 34 * 1950 / 2048) < 1e-9)
  }

  @Test func everyLineHasTheHeightOfItsOwnFonts() {
    let text = StyledText([TextRun("big\n", font: .system(34)), TextRun("small", font: .system(10))])
    let layout = measurer.layout(text, within: .none)
    #expect(abs(layout.height - 44 * 2444.0 / 2048) < 1e-9)
    #expect(abs(layout.lines[1].top - 34 * 2444 / 2048) < 1e-9)
  }

  @Test func theEllipsisBelongsToTheRunThatItFollows() throws {
    let text = StyledText([
      TextRun("aaaa", font: .system(17)), TextRun("bbbb", font: .system(17, weight: .bold)),
    ])
    let limits = TextLimits(maximumWidth: 70, maximumLines: 1)
    let segments = measurer.layout(text, within: limits).lines[0].segments
    #expect(segments.map(\.run) == [0, 1])
    #expect(try #require(segments.last).text.hasSuffix("\u{2026}"))
  }

  @Test func paragraphFormat() {
    let lineHeight = 17 * 2444.0 / 2048
    func height(_ format: ParagraphFormat) -> Double {
      measurer.measure(StyledText("a\nb", font: .system(17), paragraph: format), within: .none).height
    }
    #expect(abs(height(ParagraphFormat(lineSpacing: 4)) - (2 * lineHeight + 4)) < 1e-9)
    #expect(abs(height(ParagraphFormat(lineHeightMultiple: 2)) - 4 * lineHeight) < 1e-9)
    #expect(abs(height(ParagraphFormat(minimumLineHeight: 30)) - 60) < 1e-9)
    #expect(abs(height(ParagraphFormat(maximumLineHeight: 15)) - 30) < 1e-9)
    #expect(abs(height(ParagraphFormat(paragraphSpacing: 7)) - (2 * lineHeight + 7)) < 1e-9)
    let nonsense = ParagraphFormat(
      lineSpacing: -3, lineHeightMultiple: .nan, minimumLineHeight: .nan, maximumLineHeight: -1,
      paragraphSpacing: .nan)
    #expect(abs(height(nonsense) - 2 * lineHeight) < 1e-9)
  }

  // More height goes above the text, so that the descent stays.
  @Test func tallerLinesGrowUpwards() {
    let text = StyledText("a", font: .system(17), paragraph: ParagraphFormat(minimumLineHeight: 40))
    let line = measurer.layout(text, within: .none).lines[0]
    #expect(abs(line.baseline - (40 - 17 * 494.0 / 2048)) < 1e-9)
  }
}
