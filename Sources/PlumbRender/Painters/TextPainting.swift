import Foundation
import Plumb
import PlumbText

/// Draws laid out text: each line as it was broken, each stretch in its own font and colour.
struct TextPainting {
  var layout: TextLayout
  var looks: [TextLook]
  /// The top left corner of the text, and the width in which lines are aligned.
  var origin: CGPoint
  var width: Double
  var alignment: NSTextAlignment
  /// The colour of text that brings none.
  var color: UIColor

  func paint(on canvas: inout Canvas) {
    for line in layout.lines {
      let left = Double(origin.x + alignment.offset(of: CGFloat(line.width), in: CGFloat(width)))
      for segment in line.segments {
        guard looks.indices.contains(segment.run) else { continue }
        paint(segment, of: line, left: left + segment.x, looks[segment.run], on: &canvas)
      }
    }
  }

  private func paint(
    _ segment: TextSegment, of line: TextLine, left: Double, _ look: TextLook, on canvas: inout Canvas
  ) {
    let top = Double(origin.y)
    if let background = look.background?.displayColor {
      canvas.fill(CGRect(x: left, y: top + line.top, width: segment.width, height: line.height), background)
    }
    let baseline = top + line.baseline - look.baselineOffset
    let color = (look.color ?? self.color).displayColor
    canvas.text(
      DisplayText(
        segment.text, at: CGPoint(x: left, y: baseline), width: segment.width, font: look.font.displayFont,
        color: color, anchor: line.segments.count == 1 ? alignment.anchor : .start,
        letterSpacing: Tracking.points(atSize: Double(look.font.pointSize)), isUnderlined: look.isUnderlined))
    if look.isStruckThrough {
      let size = Double(look.font.pointSize)
      canvas.fill(
        CGRect(x: left, y: baseline - size * 0.29, width: segment.width, height: max(0.5, size / 17)), color)
    }
  }

  /// A single line without attributes, centred in a rectangle.
  static func paintCentered(
    _ text: String, _ font: UIFont, _ color: UIColor, in rect: CGRect, on canvas: inout Canvas
  ) {
    paintLine(text, font, color, alignment: .center, in: rect, on: &canvas)
  }

  /// A single line without attributes, centred vertically in a rectangle and cut off with an ellipsis.
  static func paintLine(
    _ text: String, _ font: UIFont, _ color: UIColor, alignment: NSTextAlignment, in rect: CGRect,
    on canvas: inout Canvas
  ) {
    guard rect.width > 0, !text.isEmpty else { return }
    let layout = SystemTextMeasurer().layout(
      text, font: font.request,
      within: TextLimits(
        maximumWidth: Double(rect.width) + 0.5, maximumLines: 1, lineBreakMode: .byTruncatingTail))
    TextPainting(
      layout: layout, looks: [TextLook(font: font)],
      origin: CGPoint(x: Double(rect.minX), y: Double(rect.midY) - layout.height / 2),
      width: Double(rect.width),
      alignment: alignment, color: color
    ).paint(on: &canvas)
  }
}

extension NSTextAlignment {
  fileprivate var anchor: DisplayText.Anchor {
    switch self {
    case .center: .middle
    case .right: .end
    default: .start
    }
  }
}

extension UIFont {
  /// The font as a picture names it.
  var displayFont: DisplayFont {
    let request = request
    let family: DisplayFont.Family =
      switch request.family {
      case .monospaced: .monospaced
      case .named(let name): .named(name)
      default: .system
      }
    return DisplayFont(
      family: family, size: Double(pointSize), weight: request.weight.cssWeight, isItalic: request.isItalic)
  }
}

extension FontWeight {
  /// The nearest of the nine weights that style sheets know.
  var cssWeight: Int {
    min(900, max(100, Int((openTypeWeight / 100).rounded()) * 100))
  }
}
