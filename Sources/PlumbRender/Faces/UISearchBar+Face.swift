import Foundation
import Plumb

extension UISearchBar: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    if searchBarStyle != .minimal {
      canvas.fill(rect, barTintColor?.displayColor ?? DisplayColor(0xF9F9F9, alpha: 0.94))
    }
    let cancelWidth: CGFloat = showsCancelButton ? 66 : 0
    let field = CGRect(
      x: rect.minX + 8, y: rect.minY + (min(rect.height, 56) - 36) / 2,
      width: max(0, rect.width - 16 - cancelWidth),
      height: 36)
    canvas.fill(field, ControlColors.groove, radius: 10)
    let lens = CGRect(x: field.minX + 8, y: field.midY - 9, width: 18, height: 18)
    canvas.image(
      ImagePlaceholder(kind: .symbol, name: "magnifyingglass", frame: lens, tint: DisplayColor(0x8A8A8E)))
    let isEmpty = (text ?? "").isEmpty
    let line = CGRect(
      x: field.minX + 31, y: field.minY, width: max(0, field.width - 40), height: field.height)
    TextPainting.paintLine(
      (isEmpty ? placeholder : text) ?? "", .systemFont(ofSize: 17), isEmpty ? .secondaryLabel : .label,
      alignment: isRightToLeft ? .right : .left, in: line, on: &canvas)
    guard showsCancelButton else { return }
    let cancel = CGRect(x: field.maxX, y: field.minY, width: cancelWidth, height: field.height)
    TextPainting.paintCentered("Cancel", .systemFont(ofSize: 17), tintColor, in: cancel, on: &canvas)
  }
}
