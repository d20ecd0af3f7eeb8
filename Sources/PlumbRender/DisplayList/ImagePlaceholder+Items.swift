import Foundation

extension ImagePlaceholder {
  /// The placeholder as shapes and text, for writers that have no image of their own to put here.
  public var items: [DisplayItem] {
    var canvas = Canvas()
    switch kind {
    case .picture: drawPicture(on: &canvas)
    case .symbol: drawSymbol(on: &canvas)
    }
    return canvas.items
  }

  /// A tile in a soft colour with mountains and a sun, and the name where it fits.
  private func drawPicture(on canvas: inout Canvas) {
    let hue = Self.hue(of: name ?? "")
    canvas.fill(frame, hue.tile)
    let side = Double(min(frame.width, frame.height))
    guard side >= 8 else { return }
    let label = caption(side: side)
    let glyph = min(side * 0.5, 72)
    let lift = label == nil ? 0 : 7.0
    let box = CGRect(
      x: Double(frame.midX) - glyph / 2, y: Double(frame.midY) - glyph / 2 - lift, width: glyph, height: glyph
    )
    let point = { (x: Double, y: Double) in
      CGPoint(x: Double(box.minX) + x * glyph, y: Double(box.minY) + y * glyph)
    }
    let sun = glyph * 0.2
    let center = point(0.72, 0.26)
    canvas.fill(
      .ellipse(CGRect(x: Double(center.x) - sun / 2, y: Double(center.y) - sun / 2, width: sun, height: sun)),
      hue.drawing)
    canvas.fill(
      .polyline(
        [point(0, 0.86), point(0.36, 0.3), point(0.58, 0.64), point(0.7, 0.5), point(1, 0.86)], closed: true),
      hue.drawing)
    if let label { canvas.text(label) }
  }

  /// The name under the drawing, if the tile is large enough to show it whole.
  private func caption(side: Double) -> DisplayText? {
    guard let name, side >= 72 else { return nil }
    // Six tenths of the size is wider than nearly every letter: a name that passes is sure to fit.
    let width = Double(name.count) * 11 * 0.6
    guard width <= Double(frame.width) - 8 else { return nil }
    let advance = Double(name.count) * 11 * 0.54
    let baseline = Double(frame.midY) + min(side * 0.25, 36) + 11
    return DisplayText(
      name, at: CGPoint(x: Double(frame.midX) - advance / 2, y: baseline), width: advance,
      font: DisplayFont(size: 11, weight: 500), color: Self.hue(of: name).drawing, anchor: .middle)
  }

  private func drawSymbol(on canvas: inout Canvas) {
    let side = Double(min(frame.width, frame.height))
    let transform = DisplayTransform(
      a: side / 24, b: 0, c: 0, d: side / 24,
      tx: Double(frame.midX) - side / 2, ty: Double(frame.midY) - side / 2)
    canvas.group(transform: transform) { inner in
      SymbolDrawing.draw(name ?? "", tint, on: &inner)
    }
  }

  /// Colours of a tile, chosen by the name so that different pictures look different and one always the same.
  private static func hue(of name: String) -> (tile: DisplayColor, drawing: DisplayColor) {
    let tones: [(UInt32, UInt32)] = [
      (0xE3EDF9, 0x9DBCE2), (0xE6F2EA, 0x9FCBAE), (0xFBEFDD, 0xE6BE86), (0xF1EAF8, 0xBFA5DB),
      (0xFBE7E6, 0xE7A8A2), (0xE2F2F3, 0x92C6CA),
    ]
    let sum = name.unicodeScalars.reduce(UInt32(0)) { ($0 &* 31) &+ $1.value }
    let tone = tones[Int(sum % UInt32(tones.count))]
    return (DisplayColor(tone.0), DisplayColor(tone.1))
  }
}
