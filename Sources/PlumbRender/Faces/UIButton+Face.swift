import Foundation
import Plumb

// Title and image are subviews: what is left is what lies behind them.
extension UIButton: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard rect.width > 0, rect.height > 0 else { return }
    if let configuration {
      paint(configuration, in: rect, on: &canvas)
    } else if let image = currentBackgroundImage {
      ImagePainting.paint(image, in: rect, mode: .scaleToFill, tint: tintColor, on: &canvas)
    }
  }

  private func paint(_ configuration: Configuration, in rect: CGRect, on canvas: inout Canvas) {
    let insets = configuration.background.backgroundInsets
    let body = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(0, rect.width - insets.leading - insets.trailing),
      height: max(0, rect.height - insets.top - insets.bottom))
    let radius = Double(configuration.cornerRadius(in: body.size))
    let ink = configuration.foregroundColor(tint: tintColor)
    if let color = configuration.backgroundColor(tint: tintColor)?.displayColor {
      canvas.fill(body, isEnabled ? color : ControlColors.groove, radius: radius)
    }
    if let color = configuration.background.strokeColor, configuration.background.strokeWidth > 0 {
      let outset = configuration.background.strokeOutset
      canvas.border(
        body.insetBy(dx: -outset, dy: -outset), color.displayColor,
        width: Double(configuration.background.strokeWidth), radius: radius + Double(outset))
    }
    if let subtitle = configuration.subtitle, !subtitle.isEmpty {
      TextPainting.paintLine(
        subtitle, .preferredFont(forTextStyle: .caption1), ink, alignment: .center,
        in: subtitleRect.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY), on: &canvas)
    }
  }
}
