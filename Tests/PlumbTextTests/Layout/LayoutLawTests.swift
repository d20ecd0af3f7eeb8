import PlumbText
import Testing

/// Laws that hold for every text, width, mode and number of lines, on random ones.
@Suite struct LayoutLawTests {
  private let measurer = SystemTextMeasurer()

  private func check(
    seed: UInt64, count: Int = 600, _ law: (inout RandomText) -> Void
  ) {
    var random = RandomText(seed: seed)
    for _ in 0..<count { law(&random) }
  }

  @Test func noLineIsWiderThanAllowedButForASingleCharacter() {
    check(seed: 1) { random in
      let limits = TextLimits(
        maximumWidth: random.width(), maximumLines: random.lineCount(), lineBreakMode: random.mode())
      let layout = measurer.layout(random.text(), font: random.font(), within: limits)
      for line in layout.lines where line.width > limits.maximumWidth + 0.002 {
        let visible = zip(line.text, line.advances).filter { $1 > 0 && !$0.isWhitespace }
        #expect(
          visible.count <= 1, "\(line.text.debugDescription) is \(line.width), allowed \(limits.maximumWidth)"
        )
      }
    }
  }

  @Test func rangesGiveTheTextBack() {
    check(seed: 2) { random in
      let text = random.text()
      let layout = measurer.layout(
        text, font: random.font(),
        within: TextLimits(maximumWidth: random.width(), lineBreakMode: random.mode()))
      var end = 0
      for line in layout.lines {
        #expect(line.range.lowerBound == end)
        end = line.range.upperBound
        let source = String(decoding: Array(text.utf8)[line.range], as: UTF8.self)
        #expect(source.hasPrefix(line.text) || line.text.isEmpty)
        #expect(source.dropFirst(line.text.count).allSatisfy { $0.isWhitespace || $0.isNewline })
      }
      #expect(end == text.utf8.count)
      #expect(!layout.isTruncated)
    }
  }

  @Test func widerIsNeverMoreLines() {
    check(seed: 3) { random in
      let text = random.text(maximumPieces: 30).filter { $0 != "\t" }
      let font = random.font()
      let mode: LineBreakMode = random.lineCount() % 2 == 0 ? .byWordWrapping : .byCharWrapping
      var previous = Int.max
      for width in stride(from: 0.0, through: 400, by: 23) {
        let limits = TextLimits(maximumWidth: width, lineBreakMode: mode)
        let count = measurer.measure(text, font: font, within: limits).lineCount
        #expect(count <= previous, "\(text.debugDescription) at \(width)")
        previous = count
      }
    }
  }

  @Test func measureAgreesWithLayout() {
    check(seed: 4) { random in
      let text = StyledText(random.text(), font: random.font())
      let limits = TextLimits(
        maximumWidth: random.width(), maximumHeight: random.lineCount() == 0 ? 50 : .infinity,
        maximumLines: random.lineCount(), lineBreakMode: random.mode())
      let layout = measurer.layout(text, within: limits)
      let extent = measurer.measure(text, within: limits)
      #expect(extent.width == layout.width && extent.height == layout.height)
      #expect(extent.lineCount == layout.lines.count && extent.isTruncated == layout.isTruncated)
      #expect(extent.firstBaseline == layout.firstBaseline && extent.lastBaseline == layout.lastBaseline)
      #expect(layout.width == layout.lines.map(\.width).max() ?? 0)
    }
  }

  @Test func advancesAndSegmentsAddUp() {
    check(seed: 5) { random in
      let limits = TextLimits(
        maximumWidth: random.width(), maximumLines: random.lineCount(), lineBreakMode: random.mode())
      for line in measurer.layout(random.text(), font: random.font(), within: limits).lines {
        let advances = line.advances.reduce(0, +)
        let segments = line.segments.reduce(0) { $0 + $1.width }
        #expect(abs(advances - segments) < 1e-6)
        // Clipped text and spaces at the end of a paragraph go on beyond the edge.
        #expect(line.width <= advances + 1e-6)
        if advances <= limits.maximumWidth { #expect(abs(line.width - advances) < 1e-6) }
        #expect(line.segments.map(\.text).joined() == line.text)
      }
    }
  }

  @Test func numbersOfLinesAreKept() {
    check(seed: 6) { random in
      let lines = random.lineCount()
      let limits = TextLimits(maximumWidth: random.width(), maximumLines: lines, lineBreakMode: random.mode())
      let layout = measurer.layout(random.text(maximumPieces: 30), font: random.font(), within: limits)
      if lines > 0 { #expect(layout.lines.count <= lines) }
      #expect(layout.lines.dropLast().allSatisfy { !$0.isTruncated })
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
        #expect(abs(line.top + line.height - next.top) < 1e-9)
      }
    }
  }

  @Test func naturalWidthIsWhereTextStopsWrapping() {
    check(seed: 7) { random in
      let text = random.text().filter { !$0.isNewline }
      let font = random.font()
      let natural = measurer.width(of: text, font: font)
      let limits = TextLimits(maximumWidth: natural, lineBreakMode: .byWordWrapping)
      #expect(measurer.measure(text, font: font, within: limits).lineCount <= 1, "\(text.debugDescription)")
    }
  }
}
