import Foundation

/// Draws the outlines of views with their sizes.
enum FrameDrawing {
  static func items(for explanation: Explanation, _ placer: inout LabelPlacer) -> [DisplayItem] {
    var canvas = Canvas()
    let shown = explanation.items.filter { isDrawable($0.frame) }
    for item in shown {
      canvas.group(title: "\(item.name) at \(place(item.frame))") { inner in
        inner.stroke(.rect(item.frame), DisplayStroke(OverlayPalette.frame, width: 0.75))
      }
    }
    // Leaves first: a container's size is rarely in question.
    let labelled = shown.dropFirst()
    for item in labelled.filter({ !$0.isContainer }) + labelled.filter(\.isContainer) {
      let text = size(item.frame)
      let width = LabelPlacer.width(of: text)
      // On the edge, where it hides the least of what the view shows; containers at the other corner.
      let x =
        item.isContainer ? Double(item.frame.minX) + width / 2 + 2 : Double(item.frame.maxX) - width / 2 - 2
      let rect = placer.placeIfFree(
        text, near: CGPoint(x: x, y: Double(item.frame.minY)), step: CGPoint(x: width / 2 + 1, y: 0))
      guard let rect else { continue }
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
