extension Typesetter {
  /// The last line that there is room for, when text is left over: broken, clipped or shortened by the mode.
  func lastLine(instead wrapped: LineSpan, after previous: LineSpan?) -> LineSpan {
    var line: LineSpan
    switch mode {
    case .byWordWrapping, .byCharWrapping: line = wrapped
    case .byClipping: line = clippedLine(from: wrapped.source.lowerBound)
    case .byTruncatingTail: line = tailTruncatedLine(from: wrapped.source.lowerBound)
    case .byTruncatingHead, .byTruncatingMiddle: line = innerTruncatedLine(from: wrapped.source.lowerBound)
    }
    line.isTruncated = true
    place(&line, after: previous)
    return line
  }

  /// Shows all characters up to the one that crosses the edge; the edge is its width.
  private func clippedLine(from start: Int) -> LineSpan {
    var x = 0.0
    var index = start
    while index < text.clusters.count, text.clusters[index].kind != .newline, x < maximumWidth {
      x += advance(of: text.clusters[index], at: x) + text.clusters[index].kern
      index += 1
    }
    return LineSpan(source: start..<index, head: start..<index, width: max(min(x, maximumWidth), 0))
  }

  /// Shows as much of the beginning as leaves room for an ellipsis.
  private func tailTruncatedLine(from start: Int) -> LineSpan {
    let fit = prefix(of: start..<paragraphEnd(from: start), width: maximumWidth - ellipsisAdvance(at: start))
    let head = start..<withoutTrailingSpace(start..<fit)
    return LineSpan(
      source: start..<fit, head: head, hasEllipsis: true,
      width: max(width(of: head) + ellipsisAdvance(at: max(head.upperBound - 1, start)), 0))
  }

  /// Shows the end of the paragraph, or its beginning and its end, with an ellipsis where the rest was.
  private func innerTruncatedLine(from start: Int) -> LineSpan {
    let end = paragraphEnd(from: start)
    let room = maximumWidth - ellipsisAdvance(at: start)
    let trimmedEnd = withoutTrailingSpace(start..<end)
    if prefix(of: start..<trimmedEnd, width: maximumWidth) == trimmedEnd {
      return tailTruncatedLine(from: start)  // This paragraph fits; others are left out.
    }
    var headEnd = start
    if mode == .byTruncatingMiddle {
      headEnd = prefix(of: start..<trimmedEnd, width: room / 2)
    }
    let headWidth = width(of: start..<headEnd)
    let tailStart = suffix(of: headEnd..<trimmedEnd, width: room - headWidth)
    if mode == .byTruncatingMiddle {
      let tailWidth = upperWidth(of: tailStart..<trimmedEnd)
      headEnd = max(headEnd, prefix(of: start..<tailStart, width: room - tailWidth))
    }
    let head = start..<withoutTrailingSpace(start..<headEnd)
    let tail = withoutLeadingSpace(tailStart..<trimmedEnd)..<trimmedEnd
    let ellipsis = ellipsisAdvance(at: max(head.upperBound - 1, start))
    return LineSpan(
      source: start..<end, head: head, hasEllipsis: true, tail: tail,
      width: max(width(of: tail, from: width(of: head) + ellipsis), 0))
  }

  // MARK: - Widths of stretches

  private func ellipsisAdvance(at cluster: Int) -> Double {
    text.ellipsisAdvances[text.clusters[cluster].run]
  }

  private func paragraphEnd(from start: Int) -> Int {
    var end = start
    while end < text.clusters.count, text.clusters[end].kind != .newline { end += 1 }
    return end
  }

  /// Where a line that begins with these clusters ends if `range` is set at `x`.
  private func width(of range: Range<Int>, from x: Double = 0) -> Double {
    var x = x
    for index in range {
      x += advance(of: text.clusters[index], at: x)
      if index + 1 < range.upperBound { x += text.clusters[index].kern }
    }
    return x
  }

  /// The width of clusters wherever they stand: tabs count as a whole interval.
  private func upperWidth(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + upperAdvance($1) }
  }

  private func upperAdvance(_ index: Int) -> Double {
    let cluster = text.clusters[index]
    return cluster.kind == .tab ? Self.tabInterval : cluster.advance + cluster.kern
  }

  /// The end of the longest beginning of `range` that is not wider than `width`.
  private func prefix(of range: Range<Int>, width: Double) -> Int {
    var x = 0.0
    for index in range {
      let advance = advance(of: text.clusters[index], at: x)
      if x + advance > width { return index }
      x += advance + text.clusters[index].kern
    }
    return range.upperBound
  }

  /// The start of the longest end of `range` that is not wider than `width`.
  private func suffix(of range: Range<Int>, width: Double) -> Int {
    var x = 0.0
    var index = range.upperBound
    while index > range.lowerBound {
      x += upperAdvance(index - 1)
      if x > width { return index }
      index -= 1
    }
    return index
  }

  private func withoutTrailingSpace(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].kind != .visible { end -= 1 }
    return end
  }

  private func withoutLeadingSpace(_ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, text.clusters[start].kind != .visible { start += 1 }
    return start
  }
}
