import Foundation
import Plumb

extension UITextField: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let local = CGRect(origin: .zero, size: rect.size)
    paintBorder(in: borderRect(forBounds: local).offsetBy(dx: rect.minX, dy: rect.minY), on: &canvas)
    let area = showsPlaceholder ? placeholderRect(forBounds: local) : textRect(forBounds: local)
    paintText(in: area.offsetBy(dx: rect.minX, dy: rect.minY), on: &canvas)
    if showsClearButton {
      let button = clearButtonRect(forBounds: local).offsetBy(dx: rect.minX, dy: rect.minY)
      canvas.image(
        ImagePlaceholder(
          kind: .symbol, name: "xmark.circle.fill", frame: button, tint: DisplayColor(0x8E8E93)))
    }
  }

  private func paintBorder(in rect: CGRect, on canvas: inout Canvas) {
    if let background {
      return ImagePainting.paint(background, in: rect, mode: .scaleToFill, tint: tintColor, on: &canvas)
    }
    switch borderStyle {
    case .none: return
    case .line: canvas.border(rect, .black, width: 1)
    case .bezel:
      canvas.border(rect, DisplayColor(0x7F7F7F), width: 1.5)
    case .roundedRect:
      // The border's own white shows where the field has no colour of its own.
      if backgroundColor == nil { canvas.fill(rect, isEnabled ? .white : DisplayColor(0xFAFAFA), radius: 5) }
      canvas.border(rect, DisplayColor(0xC8C8CC), width: 0.75, radius: 5)
    }
  }

  private func paintText(in area: CGRect, on canvas: inout Canvas) {
    let content = shownContent
    guard let font = content.styles.first?.font else { return }
    let color: UIColor = showsPlaceholder ? ControlColors.placeholder : textColor ?? .label
    let string = content.styled.string
    let alignment: NSTextAlignment =
      textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment
    TextPainting.paintLine(
      string, font, content.styles.first?.color ?? (isEnabled ? color : color.withAlphaComponent(0.3)),
      alignment: alignment, in: area, on: &canvas)
  }
}
