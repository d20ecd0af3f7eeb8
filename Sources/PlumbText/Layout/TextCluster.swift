/// One extended grapheme cluster of a text with all that line breaking needs to know of it.
struct TextCluster {
  enum Kind: UInt8 {
    case visible
    /// White space that hangs over the edge at a wrap.
    case space
    case tab
    /// A character that ends its paragraph.
    case newline
  }

  /// Points, with tracking and letter spacing, without kerning.
  var advance: Double
  /// Kerning with the next cluster; 0 across fonts.
  var kern: Double = 0
  /// UTF-8 offset in the whole text.
  var start: Int
  var run: Int
  var kind: Kind
  /// Whether a line may end before this cluster.
  var canBreakBefore: Bool
}
