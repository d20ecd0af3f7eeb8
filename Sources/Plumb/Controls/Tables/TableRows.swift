/// Where the rows of a table lie, from the top of its content down.
struct TableRows {
  struct Section {
    var top: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var heights: [CGFloat] = []
    /// The top of each row, from the top of the section.
    var tops: [CGFloat] = []

    var height: CGFloat { (tops.last ?? header) + (heights.last ?? 0) + footer }
  }

  var sections: [Section] = []
  /// Left above the first section, by the table's header view.
  var top: CGFloat = 0
  /// The end of the last section.
  private(set) var bottom: CGFloat = 0

  /// Puts everything in its place after heights changed.
  mutating func stack() {
    var y = top
    for index in sections.indices {
      sections[index].top = y
      var offset = sections[index].header
      sections[index].tops = sections[index].heights.map { height in
        defer { offset += height }
        return offset
      }
      y += sections[index].height
    }
    bottom = y
  }

  /// The rows that reach into a range of the content, first to last.
  func rows(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated()
    where section.top < high && section.top + section.height > low {
      // The first row that ends below `low`, by halving.
      var start = 0
      var end = section.tops.count
      while start < end {
        let middle = (start + end) / 2
        if section.top + section.tops[middle] + section.heights[middle] > low {
          end = middle
        } else {
          start = middle + 1
        }
      }
      while start < section.tops.count, section.top + section.tops[start] < high {
        found.append(IndexPath(row: start, section: number))
        start += 1
      }
    }
    return found
  }
}
