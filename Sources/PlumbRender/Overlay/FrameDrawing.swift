import Foundation

/// Draws the outlines of views with their sizes.
enum FrameDrawing {
  static func items(for explanation: Explanation) -> [DisplayItem] {
    var canvas = Canvas()
    var placer = LabelPlacer(bounds: explanation.screen)
    let shown = explanation.items.filter { isDrawable($0.frame) }
    for item in shown {
      canvas.group(title: "\(item.name) at \(place(item.frame))") { inner in
        inner.stroke(.rect(item.frame), DisplayStroke(OverlayPalette.frame, width: 0.75))
      }
    }
    for item in shown.dropFirst() {
      let text = size(item.frame)
      let width = LabelPlacer.width(of: text)
      // On the edge, where it hides the least of what the view shows.
      let corner = CGPoint(x: Double(item.frame.maxX) - width / 2 - 2, y: Double(item.frame.minY))
      let rect = placer.place(text, near: corner, step: CGPoint(x: -(width + 2), y: 0))
      LabelPlacer.draw(text, in: rect, OverlayPalette.frame, on: &canvas)
    }
    return canvas.items
  }

  private static func isDrawable(_ frame: CGRect) -> Bool {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return numbers.allSatisfy { $0.isFinite && abs($0) < 100_000 }
  }

  private static func size(_ frame: CGRect) -> String {
    "\(DecimalText.of(hundredths(frame.width))) × \(DecimalText.of(hundredths(frame.height)))"
  }

  private static func place(_ frame: CGRect) -> String {
    "\(DecimalText.of(hundredths(frame.minX))), \(DecimalText.of(hundredths(frame.minY))), \(size(frame))"
  }

  private static func hundredths(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
}
