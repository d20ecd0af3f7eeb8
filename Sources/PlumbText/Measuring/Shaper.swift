/// Turns styled text into clusters with advances and break opportunities.
struct Shaper {
  private var result = ShapedText()
  private var breaker = LineBreaker()
  /// The last cluster's last character in the typeface's table, for kerning with the next.
  private var lastIndex: Int?

  static func shape(_ text: StyledText) -> ShapedText {
    var shaper = Shaper()
    shaper.result.paragraph = text.paragraph
    shaper.result.string = text.string
    shaper.result.string.makeContiguousUTF8()
    shaper.result.utf8Count = shaper.result.string.utf8.count
    shaper.result.clusters.reserveCapacity(shaper.result.utf8Count)
    var offset = 0
    for (number, run) in text.runs.enumerated() {
      shaper.append(run, number: number, offset: &offset)
    }
    return shaper.result
  }

  private mutating func append(_ run: TextRun, number: Int, offset: inout Int) {
    let face = SystemFontFace(run.font)
    let spacing = run.letterSpacing.isNaN ? 0 : min(max(run.letterSpacing, -1e6), 1e6)
    lastIndex = nil
    result.metrics.append(face.metrics)
    let ellipsis: Unicode.Scalar = "\u{2026}"
    result.ellipsisAdvances.append(
      max(face.advance(of: ellipsis, index: face.index(of: ellipsis)) + spacing, 0))
    if run.text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for byte in run.text.utf8 {
        append(CollectionOfOne(Unicode.Scalar(byte)), face, spacing, number, offset)
        offset += 1
      }
    } else {
      for character in run.text {
        append(character.unicodeScalars, face, spacing, number, offset)
        offset += character.utf8.count
      }
    }
  }

  @inline(__always)
  private mutating func append(
    _ scalars: some Collection<Unicode.Scalar>, _ face: SystemFontFace, _ spacing: Double, _ run: Int,
    _ offset: Int
  ) {
    guard let first = scalars.first else { return }
    var cluster = TextCluster(
      advance: 0, start: offset, run: run, kind: kind(of: first),
      canBreakBefore: breaker.boundary(before: first) == .allowed)
    var isEmoji = FallbackWidthTable.isEmoji(first)
    var index = kerningIndex(of: first, in: face)
    if let index, let lastIndex, cluster.kind != .newline {
      result.clusters[result.clusters.count - 1].kern = face.kern(lastIndex, index)
    }
    cluster.advance = cluster.kind == .newline ? 0 : face.advance(of: first, index: index)
    var others = scalars.dropFirst()
    while let scalar = others.popFirst() {
      _ = breaker.boundary(before: scalar)
      if scalar.value == 0xFE0F || FallbackWidthTable.isEmoji(scalar) { isEmoji = true }
      if FallbackWidthTable.isZeroWidth(scalar) { continue }
      index = kerningIndex(of: scalar, in: face)
      cluster.advance += face.advance(of: scalar, index: index)
    }
    if isEmoji { cluster.advance = face.emojiAdvance }
    if cluster.advance != 0 { cluster.advance += spacing }
    lastIndex = isEmoji ? nil : index
    result.clusters.append(cluster)
  }

  /// The place of a character in the typeface's table; nil for those that are not shown, which have no kerning.
  private func kerningIndex(of scalar: Unicode.Scalar, in face: SystemFontFace) -> Int? {
    FallbackWidthTable.isZeroWidth(scalar) ? nil : face.index(of: scalar)
  }

  private func kind(of scalar: Unicode.Scalar) -> TextCluster.Kind {
    switch scalar.value {
    case 0x09: .tab
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    default: .visible
    }
  }
}
