import Foundation

/// Puts small labels next to what they explain, and keeps them from covering each other.
struct LabelPlacer {
  private let bounds: CGRect
  private var taken: [CGRect] = []

  static let height = 13.0

  init(bounds: CGRect) {
    self.bounds = bounds
  }

  /// The width of a label with its padding. Digits of the system font are 0.62 em wide, letters hardly wider.
  static func width(of text: String) -> Double {
    textWidth(of: text) + 6
  }

  static func textWidth(of text: String) -> Double {
    text.reduce(0) { sum, character in
      let em =
        switch character {
        case " ": 0.27
        case ".", ",", ":", "|": 0.3
        case "×", "=", "≥", "≤", "+", "−": 0.66
        case "@", "W", "M": 0.95
        case "i", "l", "t", "f", "r": 0.38
        default: 0.62
        }
      return sum + em * OverlayPalette.font.size
    }
  }

  /// A place for a label centred near `point`, moved along `step` until it is free; the best of those tried.
  mutating func place(_ text: String, near point: CGPoint, step: CGPoint) -> CGRect {
    let width = Self.width(of: text)
    var fallback: CGRect?
    for turn in 0..<15 {
      // 0, 1, -1, 2, -2 ...
      let distance = Double((turn + 1) / 2) * (turn.isMultiple(of: 2) ? -1 : 1)
      let center = CGPoint(
        x: Double(point.x) + distance * Double(step.x), y: Double(point.y) + distance * Double(step.y))
      let rect = kept(
        CGRect(x: Double(center.x) - width / 2, y: Double(center.y) - Self.height / 2, width: width, height: Self.height))
      if fallback == nil { fallback = rect }
      if !taken.contains(where: { $0.intersects(rect) }) {
        taken.append(rect)
        return rect
      }
    }
    let rect = fallback ?? .zero
    taken.append(rect)
    return rect
  }

  /// The rectangle moved inside the bounds.
  private func kept(_ rect: CGRect) -> CGRect {
    var rect = rect
    rect.origin.x = max(bounds.minX + 1, min(rect.minX, bounds.maxX - rect.width - 1))
    rect.origin.y = max(bounds.minY + 1, min(rect.minY, bounds.maxY - rect.height - 1))
    return rect
  }

  /// Draws a label in its place.
  static func draw(_ text: String, in rect: CGRect, _ color: DisplayColor, on canvas: inout Canvas) {
    canvas.fill(rect, DisplayColor.white.faded(0.92), radius: 3.5)
    canvas.border(rect, color.faded(0.45), width: 0.5, radius: 3.5)
    let width = textWidth(of: text)
    canvas.text(
      DisplayText(
        text, at: CGPoint(x: Double(rect.midX) - width / 2, y: Double(rect.minY) + 9.7), width: width,
        font: OverlayPalette.font, color: color, anchor: .middle))
  }
}
