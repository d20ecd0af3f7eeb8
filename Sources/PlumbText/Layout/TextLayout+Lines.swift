extension TextExtent {
  init(_ lines: [LineSpan], of text: ShapedText) {
    self.init(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.last.map { $0.top + $0.height } ?? 0,
      lineCount: lines.count,
      firstBaseline: lines.first?.baseline ?? 0,
      lastBaseline: lines.last?.baseline ?? 0,
      isTruncated: lines.last?.isTruncated ?? false)
  }
}

extension TextLayout {
  /// Gives every line its text and advances.
  init(_ spans: [LineSpan], typesetter: Typesetter) {
    let extent = TextExtent(spans, of: typesetter.text)
    self.init(
      lines: spans.map { LineBuilder(typesetter).line($0) }, width: extent.width, height: extent.height,
      isTruncated: extent.isTruncated)
  }
}

/// Turns clusters into text, advances and segments.
private struct LineBuilder {
  private let typesetter: Typesetter
  private var advances: [Double] = []
  private var segments: [TextSegment] = []
  private var x = 0.0

  init(_ typesetter: Typesetter) {
    self.typesetter = typesetter
  }

  func line(_ span: LineSpan) -> TextLine {
    var builder = self
    let text = typesetter.text
    builder.append(span.head)
    if span.hasEllipsis {
      let run = text.clusters[max(span.head.upperBound - 1, span.source.lowerBound)].run
      builder.append("\u{2026}", advance: text.ellipsisAdvances[run], run: run)
      builder.append(span.tail)
    }
    return TextLine(
      range: text.offset(of: span.source.lowerBound)..<text.offset(of: span.source.upperBound),
      text: builder.segments.count == 1
        ? builder.segments[0].text : builder.segments.reduce(into: "") { $0 += $1.text },
      width: span.width, advances: builder.advances, segments: builder.segments, top: span.top,
      height: span.height, baseline: span.baseline, isTruncated: span.isTruncated)
  }

  private mutating func append(_ range: Range<Int>) {
    let text = typesetter.text
    var start = range.lowerBound
    while start < range.upperBound {
      let run = text.clusters[start].run
      var end = start
      var width = 0.0
      while end < range.upperBound, text.clusters[end].run == run {
        var advance = typesetter.advance(of: text.clusters[end], at: x + width)
        if end + 1 < range.upperBound { advance += text.clusters[end].kern }
        advances.append(advance)
        width += advance
        end += 1
      }
      append(text.substring(start..<end), width: width, run: run)
      start = end
    }
  }

  private mutating func append(_ string: String, advance: Double, run: Int) {
    advances.append(advance)
    append(string, width: advance, run: run)
  }

  private mutating func append(_ string: String, width: Double, run: Int) {
    if let last = segments.last, last.run == run {
      segments[segments.count - 1].text += string
      segments[segments.count - 1].width += width
    } else {
      segments.append(TextSegment(run: run, text: string, x: x, width: width))
    }
    x += width
  }
}

extension ShapedText {
  /// The text of a stretch of clusters.
  func substring(_ range: Range<Int>) -> String {
    let utf8 = string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: offset(of: range.lowerBound))
    let end = utf8.index(start, offsetBy: offset(of: range.upperBound) - offset(of: range.lowerBound))
    return String(string[start..<end])
  }
}
