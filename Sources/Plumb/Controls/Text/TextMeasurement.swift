import PlumbText

/// How controls measure their text.
enum TextMeasurement {
  static let measurer: any TextMeasuring = SystemTextMeasurer()

  static func layout(_ content: TextContent, within limits: TextLimits) -> TextLayout {
    measurer.layout(content.styled, within: limits)
  }

  /// The size of a text, not rounded.
  static func size(_ content: TextContent, within limits: TextLimits) -> CGSize {
    let extent = measurer.measure(content.styled, within: limits)
    return CGSize(width: extent.width, height: extent.height)
  }

  /// The size of a text without limits, not rounded.
  static func naturalSize(_ content: TextContent, lines: Int = 0) -> CGSize {
    size(content, within: TextLimits(maximumLines: lines))
  }
}

/// The last sizes of one text. A layout pass asks for the same ones again and again.
struct TextSizes {
  private var last: (limits: TextLimits, size: CGSize)?
  private var lastButOne: (limits: TextLimits, size: CGSize)?

  /// The size of the text, which is always the same one, not rounded.
  mutating func size(of content: TextContent, within limits: TextLimits) -> CGSize {
    if let last, last.limits == limits { return last.size }
    let size: CGSize
    if let lastButOne, lastButOne.limits == limits {
      size = lastButOne.size
    } else {
      size = TextMeasurement.size(content, within: limits)
    }
    lastButOne = last
    last = (limits, size)
    return size
  }
}

extension UIView {
  /// The pixels of the display that the view is shown on.
  var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}

extension CGSize {
  func roundedUp(to grid: PixelGrid) -> CGSize {
    CGSize(width: grid.up(width), height: grid.up(height))
  }
}
