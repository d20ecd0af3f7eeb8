import PlumbText

extension UISegmentedControl {
  func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  /// An index beyond the end counts as the end.
  func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
    segmentsDidChange()
  }

  func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    segmentsDidChange()
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Titles are 13 points, medium, the chosen one semibold, unless attributes say otherwise.
  package func titleFont(isSelected: Bool) -> UIFont {
    let state: State = isSelected ? .selected : .normal
    return (titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal))?[.font] as? UIFont
      ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .medium)
  }

  /// The widths that the contents ask for, in points.
  var naturalWidths: [CGFloat] {
    let font = titleFont(isSelected: false)
    let grid = PixelGrid(scale: 1)
    var widths = segments.map { segment -> CGFloat in
      if let image = segment.image { return image.size.width + Self.padding }
      let title = TextContent(segment.title ?? "", font: font)
      return CGFloat(grid.up(TextMeasurement.naturalSize(title, lines: 1).width)) + Self.padding
    }
    if !apportionsSegmentWidthsByContent, let widest = widths.max() {
      widths = widths.map { _ in widest }
    }
    for index in widths.indices where segments[index].width > 0 { widths[index] = segments[index].width }
    return widths
  }

  /// Left and right of a title together; with titles as they are measured here this gives the recorded widths.
  private static var padding: CGFloat { 18 }

  /// Where each segment lies in the bounds: widths of their own stay, the rest share what is left, by content or
  /// equally.
  package var segmentRects: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let bounds = bounds
    let natural = naturalWidths
    let available = bounds.width - CGFloat(segments.count - 1) * Self.dividerWidth
    let fixed = segments.reduce(0) { $0 + $1.width }
    let flexible = segments.indices.filter { segments[$0].width == 0 }
    let wanted = flexible.reduce(0) { $0 + natural[$1] }
    let left = max(0, available - fixed)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    return segments.indices.map { index in
      var width = segments[index].width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && wanted > 0
          ? left * natural[index] / wanted : left / CGFloat(flexible.count)
      }
      defer { x += width + Self.dividerWidth }
      return CGRect(
        x: bounds.minX + (isRightToLeft ? bounds.width - x - width : x), y: bounds.minY, width: width,
        height: bounds.height)
    }
  }
}
