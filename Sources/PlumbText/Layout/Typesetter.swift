/// Breaks shaped text into lines.
///
/// Every cluster is looked at a bounded number of times: a word that is moved to the next line is walked twice.
struct Typesetter {
  let text: ShapedText
  let maximumWidth: Double
  let maximumHeight: Double
  let maximumLines: Int
  let mode: LineBreakMode

  /// Distance between tab stops: TextKit's default.
  static let tabInterval = 28.0

  init(_ text: ShapedText, limits: TextLimits) {
    self.text = text
    let tolerance = limits.tolerance > 0 ? limits.tolerance : 0
    maximumWidth = (limits.maximumWidth > 0 ? limits.maximumWidth : 0) + tolerance
    maximumHeight = (limits.maximumHeight > 0 ? limits.maximumHeight : 0) + tolerance
    maximumLines = limits.maximumLines > 0 ? limits.maximumLines : .max
    mode = limits.lineBreakMode
  }

  /// All lines within the limits, from top to bottom.
  func lines() -> [LineSpan] {
    let count = text.clusters.count
    guard count > 0 else { return [] }
    var lines: [LineSpan] = []
    var pending = wrappedLine(from: 0)
    place(&pending, after: nil)
    while true {
      guard pending.source.upperBound < count else {
        lines.append(pending)
        return lines
      }
      var next: LineSpan?
      if lines.count + 1 < maximumLines {
        var candidate = wrappedLine(from: pending.source.upperBound)
        place(&candidate, after: pending)
        if candidate.top + candidate.height <= maximumHeight { next = candidate }
      }
      guard let next else {
        lines.append(lastLine(instead: pending, after: lines.last))
        return lines
      }
      lines.append(pending)
      pending = next
    }
  }

  // MARK: - One line

  /// The line that begins at a cluster, broken where it must or may.
  private func wrappedLine(from start: Int) -> LineSpan {
    let clusters = text.clusters
    var x = 0.0
    var contentEnd = start
    var contentWidth = 0.0
    var candidate: (end: Int, next: Int, width: Double)?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.kind == .newline {
        return paragraphEnd(start, shown: index, next: index + 1, x, contentWidth)
      }
      if cluster.canBreakBefore, index > start {
        candidate = (contentEnd, index, contentWidth)
      }
      let advance = advance(of: cluster, at: x)
      if cluster.kind == .visible {
        if x + advance > maximumWidth, index > start {
          let isByWord = mode != .byCharWrapping
          if isByWord, let candidate {
            return span(start, shown: candidate.end, next: candidate.next, width: candidate.width)
          }
          return span(start, shown: contentEnd, next: index, width: contentWidth)
        }
        contentEnd = index + 1
        contentWidth = x + advance
      }
      x += advance + cluster.kern
      index += 1
    }
    return paragraphEnd(start, shown: index, next: index, x, contentWidth)
  }

  /// Spaces at a wrap are not shown.
  private func span(_ start: Int, shown end: Int, next: Int, width: Double) -> LineSpan {
    LineSpan(source: start..<next, head: start..<end, width: max(width, 0))
  }

  /// Spaces that end a paragraph take room as far as there is any.
  private func paragraphEnd(
    _ start: Int, shown end: Int, next: Int, _ x: Double, _ contentWidth: Double
  ) -> LineSpan {
    span(start, shown: end, next: next, width: max(contentWidth, min(x, maximumWidth)))
  }

  /// The advance of a cluster at a place in its line: a tab goes to the next stop.
  func advance(of cluster: TextCluster, at x: Double) -> Double {
    guard cluster.kind == .tab else { return cluster.advance }
    guard x >= 0, x < 1e12 else { return Self.tabInterval }
    return ((x / Self.tabInterval).roundedDown + 1) * Self.tabInterval - x
  }

  // MARK: - Heights

  /// Sets the line's height, top and baseline from its fonts and the line above.
  func place(_ line: inout LineSpan, after previous: LineSpan?) {
    var ascent = 0.0
    var descent = 0.0
    var lastRun = -1
    func include(_ run: Int) {
      guard run != lastRun else { return }
      lastRun = run
      let metrics = text.metrics[run]
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, metrics.lineHeight - metrics.ascender)
    }
    for index in line.head { include(text.clusters[index].run) }
    for index in line.tail { include(text.clusters[index].run) }
    if lastRun < 0 {
      include(text.clusters[min(line.source.lowerBound, text.clusters.count - 1)].run)
    }
    let format = text.paragraph
    let multiple = Self.limited(format.lineHeightMultiple)
    var height = (ascent + descent) * (multiple > 0 ? multiple : 1)
    height = max(height, Self.limited(format.minimumLineHeight))
    let maximum = Self.limited(format.maximumLineHeight)
    if maximum > 0 { height = min(height, maximum) }
    line.height = height
    line.top = 0
    if let previous {
      line.top = previous.top + previous.height + Self.limited(format.lineSpacing)
      let last = previous.source.upperBound - 1
      if last >= 0, text.clusters[last].kind == .newline {
        line.top += Self.limited(format.paragraphSpacing)
      }
    }
    line.baseline = line.top + height - descent
  }
  /// A length of a paragraph's format: not negative, not beyond a million points.
  private static func limited(_ value: Double) -> Double {
    value > 0 ? min(value, 1e6) : 0
  }
}
