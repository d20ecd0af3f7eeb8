import Foundation
import Plumb
import PlumbText

extension UITextView: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let picture = textPicture
    let alignment: NSTextAlignment =
      textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment
    TextPainting(
      layout: picture.layout, looks: picture.content.styles.map(TextLook.init),
      origin: CGPoint(
        x: rect.minX + picture.origin.x - bounds.minX, y: rect.minY + picture.origin.y - bounds.minY),
      width: Double(picture.width), alignment: alignment, color: textColor ?? .label
    ).paint(on: &canvas)
  }
}
