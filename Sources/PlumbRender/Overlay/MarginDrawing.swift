import Foundation

/// Draws layout margins and the safe area as bands along the edges that they keep free.
enum MarginDrawing {
  static func items(for explanation: Explanation) -> [DisplayItem] {
    var canvas = Canvas()
    if let safeArea = explanation.safeArea {
      canvas.group(title: "safe area") { inner in
        drawBand(from: explanation.screen, to: safeArea, OverlayPalette.safeArea, strength: 0.16, on: &inner)
      }
    }
    for item in explanation.items {
      guard let margins = item.margins else { continue }
      canvas.group(title: "layout margins of \(item.name)") { inner in
        drawBand(from: item.frame, to: margins, OverlayPalette.margin, strength: 0.1, on: &inner)
      }
    }
    return canvas.items
  }

  /// Tints what lies inside `outer` and outside `inner`, and draws the edge of `inner` dashed.
  private static func drawBand(
    from outer: CGRect, to inner: CGRect, _ color: DisplayColor, strength: Double, on canvas: inout Canvas
  ) {
    guard inner.width > 0, inner.height > 0, inner != outer else { return }
    let low = max(inner.minY, outer.minY)
    let high = min(inner.maxY, outer.maxY)
    let bands = [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: inner.minY - outer.minY),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: outer.maxY - inner.maxY),
      CGRect(x: outer.minX, y: low, width: inner.minX - outer.minX, height: high - low),
      CGRect(x: inner.maxX, y: low, width: outer.maxX - inner.maxX, height: high - low),
    ]
    for band in bands where band.width > 0 && band.height > 0 { canvas.fill(band, color.faded(strength)) }
    canvas.stroke(.rect(inner), DisplayStroke(color, width: 0.75, dashes: [4, 3]))
  }
}
