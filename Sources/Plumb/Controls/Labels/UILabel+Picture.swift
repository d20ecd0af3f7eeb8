import PlumbText

// What a picture of a label needs beyond its public properties.
extension UILabel {
  /// The lines as they stand in the bounds.
  package struct Picture {
    /// The text in the size in which it is drawn.
    package var content: TextContent
    package var layout: TextLayout
    /// The top left corner of the text in the label's bounds. Lines are aligned within `width`.
    package var origin: CGPoint
    package var width: CGFloat
    package var alignment: NSTextAlignment
    package var color: UIColor
  }

  package var picture: Picture {
    let bounds = bounds
    var content = content
    var limits = limits(width: bounds.width, lines: numberOfLines)
    if adjustsFontSizeToFitWidth, numberOfLines == 1, bounds.width > 0 {
      let natural = TextMeasurement.naturalSize(content, lines: 1).width
      if natural > bounds.width {
        content = content.scaled(by: max(bounds.width / natural, minimumScaleFactor, 0.01))
        limits.tolerance = 0.5
      }
    }
    limits.maximumHeight = max(bounds.height, content.firstFont.lineHeight)
    // Frames are rounded to pixels, which may make them a little narrower than the text that they were made for.
    limits.tolerance = max(limits.tolerance, 1 / max(pixelGrid.scale, 1))
    let layout = TextMeasurement.layout(content, within: limits)
    let top = pixelGrid.nearest((bounds.height - layout.height) / 2)
    return Picture(
      content: content, layout: layout, origin: CGPoint(x: bounds.minX, y: bounds.minY + top),
      width: bounds.width, alignment: effectiveTextAlignment, color: effectiveTextColor)
  }

  /// The colour of text that brings none.
  package var effectiveTextColor: UIColor {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return isEnabled ? color ?? .label : (color ?? .label).withAlphaComponent(0.3)
  }
}
