import Foundation
import Plumb

/// How a stretch of text is drawn.
struct TextLook {
  var font: UIFont
  /// Nil takes the colour of the text around.
  var color: UIColor?
  var background: UIColor?
  var isUnderlined = false
  var isStruckThrough = false
  /// How far above the line's baseline the stretch stands.
  var baselineOffset = 0.0

  init(font: UIFont) {
    self.font = font
  }

  init(_ style: TextContent.Style) {
    font = style.font
    color = style.color
    background = style.backgroundColor
    isUnderlined = !style.underline.isEmpty
    isStruckThrough = !style.strikethrough.isEmpty
    baselineOffset = Double(style.baselineOffset)
  }
}
