import Foundation

/// Puts small labels next to what they explain, and keeps them from covering each other.
struct LabelPlacer {
  private let bounds: CGRect
  private var taken: [CGRect] = []

  static let height = 13.0
  /// Nobody reads more labels on one screen, and each is compared with all before it.
  private static let greatestCount = 2_000

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

  /// A place for a label centred near `point`, moved along `step` until it is free; the first one tried if none is.
  ///
  /// Nil on a screen that has too many labels already.
  mutating func place(_ text: String, near point: CGPoint, step: CGPoint) -> CGRect? {
    guard taken.count < Self.greatestCount else { return nil }
    if let free = freePlace(text, near: point, step: step, turns: 15) { return free }
    let rect = kept(text, at: point)
    taken.append(rect)
    return rect
  }

  /// A place close to `point`, or nil if others have taken all of them.
  mutating func placeIfFree(_ text: String, near point: CGPoint, step: CGPoint) -> CGRect? {
    taken.count >= Self.greatestCount ? nil : freePlace(text, near: point, step: step, turns: 5)
  }

  private mutating func freePlace(_ text: String, near point: CGPoint, step: CGPoint, turns: Int) -> CGRect? {
    for turn in 0..<turns {
      // 0, 1, -1, 2, -2 ...
      let distance = Double((turn + 1) / 2) * (turn.isMultiple(of: 2) ? -1 : 1)
      let center = CGPoint(
        x: Double(point.x) + distance * Double(step.x), y: Double(point.y) + distance * Double(step.y))
      let rect = kept(text, at: center)
      if !taken.contains(where: { $0.intersects(rect) }) {
        taken.append(rect)
        return rect
      }
    }
    return nil
  }

  /// The rectangle of a label, moved inside the bounds.
  private func kept(_ text: String, at center: CGPoint) -> CGRect {
    let width = Self.width(of: text)
    var rect = CGRect(
      x: Double(center.x) - width / 2, y: Double(center.y) - Self.height / 2, width: width,
      height: Self.height)
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
