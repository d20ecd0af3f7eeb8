/// A text as a row of clusters, with the fonts of its runs: what a measurer hands to the ``Typesetter``.
struct ShapedText {
  var clusters: [TextCluster] = []
  /// The text that the clusters' offsets refer to.
  var string = ""
  var utf8Count = 0
  /// By run: the font's metrics, and the advance of an ellipsis with tracking and letter spacing.
  var metrics: [FontMetrics] = []
  var ellipsisAdvances: [Double] = []
  var paragraph = ParagraphFormat()

  /// The UTF-8 offset at which a cluster begins, or the end of the text.
  func offset(of cluster: Int) -> Int {
    cluster < clusters.count ? clusters[cluster].start : utf8Count
  }
}
