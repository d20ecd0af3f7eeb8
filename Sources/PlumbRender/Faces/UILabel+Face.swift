import Foundation
import Plumb
import PlumbText

extension UILabel: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    let picture = picture
    var painting = TextPainting(
      layout: picture.layout, looks: picture.content.styles.map(TextLook.init),
      origin: CGPoint(
        x: rect.minX + picture.origin.x - bounds.minX, y: rect.minY + picture.origin.y - bounds.minY),
      width: Double(picture.width), alignment: picture.alignment, color: picture.color)
    if let shadowColor {
      var shadow = painting
      shadow.origin.x += shadowOffset.width
      shadow.origin.y += shadowOffset.height
      shadow.color = shadowColor
      for index in shadow.looks.indices { shadow.looks[index].color = shadowColor }
      shadow.paint(on: &canvas)
    }
    painting.color = picture.color
    painting.paint(on: &canvas)
  }
}
