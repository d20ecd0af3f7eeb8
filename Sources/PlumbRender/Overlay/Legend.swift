import Foundation

/// The key to what is drawn over a screen: a swatch and a word for each colour and line.
enum Legend {
  private struct Entry {
    let text: String
    let color: DisplayColor
    let dashes: [Double]
    let isBand: Bool
  }

  static let lineHeight = 20.0

  private static func entries(for aspects: [LayoutAspect], hasConflict: Bool) -> [Entry] {
    var entries: [Entry] = []
    if aspects.contains(.constraints) {
      entries.append(Entry(text: "constraint", color: OverlayPalette.constraint, dashes: [], isBand: false))
      entries.append(
        Entry(text: "optional @ priority", color: OverlayPalette.constraint, dashes: [4, 3], isBand: false))
      if hasConflict {
        entries.append(Entry(text: "in conflict", color: OverlayPalette.conflict, dashes: [], isBand: false))
      }
    }
    if aspects.contains(.margins) {
      entries.append(Entry(text: "layout margins", color: OverlayPalette.margin, dashes: [], isBand: true))
      entries.append(
        Entry(text: "outside the safe area", color: OverlayPalette.safeArea, dashes: [], isBand: true))
    }
    if aspects.contains(.frames) {
      entries.append(
        Entry(text: "frame, width × height", color: OverlayPalette.frame, dashes: [], isBand: false))
    }
    return entries
  }

  /// Draws the key from `origin` on in lines no wider than `width`, and returns the height used.
  static func draw(
    _ aspects: [LayoutAspect], hasConflict: Bool, at origin: CGPoint, width: Double, on canvas: inout Canvas
  ) -> Double {
    let entries = entries(for: aspects, hasConflict: hasConflict)
    guard !entries.isEmpty else { return 0 }
    var x = Double(origin.x)
    var y = Double(origin.y)
    let font = DisplayFont(size: 11)
    for entry in entries {
      let textWidth = LabelPlacer.textWidth(of: entry.text) * font.size / OverlayPalette.font.size * 0.92
      let needed = 22 + 6 + textWidth + 18
      if x > Double(origin.x), x + needed - 18 > Double(origin.x) + width {
        x = Double(origin.x)
        y += lineHeight
      }
      let middle = y + lineHeight / 2
      if entry.isBand {
        let swatch = CGRect(x: x, y: middle - 5, width: 22, height: 10)
        canvas.fill(swatch, entry.color.faded(0.25))
        canvas.border(swatch, entry.color, width: 0.75)
      } else {
        canvas.stroke(
          .line(CGPoint(x: x, y: middle), CGPoint(x: x + 22, y: middle)),
          DisplayStroke(entry.color, width: 1.5, dashes: entry.dashes))
      }
      canvas.text(
        DisplayText(
          entry.text, at: CGPoint(x: x + 28, y: middle + 4), width: textWidth, font: font,
          color: DisplayColor(0x3A3A3C)))
      x += needed
    }
    return y + lineHeight - Double(origin.y)
  }
}
