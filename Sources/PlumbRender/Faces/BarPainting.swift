import Foundation
import Plumb
import PlumbText

/// What bars have in common: their material, hairline and button items.
enum BarPainting: ViewIsolated {
  static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  static let itemFont = UIFont.systemFont(ofSize: 17)

  /// The bar's material with a hairline at the edge that faces the content.
  static func paintBackground(
    in rect: CGRect, _ color: UIColor?, style: UIBarStyle, lineAtTop: Bool, on canvas: inout Canvas
  ) {
    let material = style == .black ? DisplayColor(0x1D1D1D, alpha: 0.94) : DisplayColor(0xF9F9F9, alpha: 0.94)
    canvas.fill(rect, color?.displayColor ?? material)
    let y = lineAtTop ? Double(rect.minY) - 0.25 : Double(rect.maxY) - 0.25
    canvas.fill(
      CGRect(x: Double(rect.minX), y: y, width: Double(rect.width), height: 0.5), ControlColors.separator)
  }

  /// Items side by side from `x` on, or up to it; returns where the next one would go.
  static func paint(
    _ items: [UIBarButtonItem], from x: Double, rightwards: Bool, in rect: CGRect, tint: UIColor,
    on canvas: inout Canvas
  ) -> Double {
    var edge = x
    for item in items {
      let width = width(of: item)
      let left = rightwards ? edge : edge - width
      paint(
        item, in: CGRect(x: left, y: Double(rect.minY), width: width, height: Double(rect.height)),
        tint: tint,
        on: &canvas)
      edge += (rightwards ? 1 : -1) * (width + 16)
    }
    return edge
  }

  /// The width of an item's own content.
  static func width(of item: UIBarButtonItem) -> Double {
    if let view = item.customView { return Double(view.bounds.width) }
    if item.systemItem == .fixedSpace { return Double(item.width) }
    if let image = item.image { return Double(min(max(image.size.width, 18), 28)) }
    return SystemTextMeasurer().width(of: item.title ?? "", font: itemFont.request)
  }

  static func paint(_ item: UIBarButtonItem, in rect: CGRect, tint: UIColor, on canvas: inout Canvas) {
    let own = item.tintColor ?? tint
    let color = item.isEnabled ? own : UIColor.label.withAlphaComponent(0.25)
    if let view = item.customView {
      let size = view.bounds.size
      ViewPainter.paint(
        view, at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), on: &canvas)
    } else if let image = item.image {
      let side = min(rect.width, 22)
      let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      ImagePainting.paint(image, in: box, mode: .scaleAspectFit, tint: color, on: &canvas)
    } else if let title = item.title {
      TextPainting.paintCentered(
        title, item.style == .done ? titleFont : itemFont, color, in: rect.insetBy(dx: -2, dy: 0), on: &canvas
      )
    }
  }
}
