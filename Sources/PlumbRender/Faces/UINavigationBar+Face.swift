import Foundation
import Plumb

extension UINavigationBar: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    BarPainting.paintBackground(in: rect, barTintColor, style: barStyle, lineAtTop: false, on: &canvas)
    let row = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(44, rect.height))
    guard let item = topItem else { return }
    let left = paintLeading(of: item, in: row, on: &canvas)
    let right = BarPainting.paint(
      item.rightBarButtonItems ?? [], from: Double(row.maxX) - 16, rightwards: false, in: row,
      tint: tintColor,
      on: &canvas)
    paintTitle(of: item, in: row, from: left, to: right, rect, on: &canvas)
  }

  private func paintLeading(of item: UINavigationItem, in row: CGRect, on canvas: inout Canvas) -> Double {
    if let items = item.leftBarButtonItems, !items.isEmpty {
      return BarPainting.paint(
        items, from: Double(row.minX) + 16, rightwards: true, in: row, tint: tintColor, on: &canvas)
    }
    guard let back = backItem, !item.hidesBackButton else { return Double(row.minX) + 16 }
    let chevron = CGRect(x: row.minX + 6, y: row.midY - 10.5, width: 21, height: 21)
    canvas.image(
      ImagePlaceholder(kind: .symbol, name: "chevron.left", frame: chevron, tint: tintColor.displayColor))
    let place = CGRect(x: row.minX + 27, y: row.minY, width: max(0, row.width * 0.3), height: row.height)
    TextPainting.paintLine(
      back.backButtonTitle ?? back.title ?? "Back", BarPainting.itemFont, tintColor, alignment: .left,
      in: place,
      on: &canvas)
    return Double(place.maxX)
  }

  private func paintTitle(
    of item: UINavigationItem, in row: CGRect, from left: Double, to right: Double, _ rect: CGRect,
    on canvas: inout Canvas
  ) {
    if let view = item.titleView {
      let size = view.bounds.size
      ViewPainter.paint(
        view, at: CGPoint(x: row.midX - size.width / 2, y: row.midY - size.height / 2), on: &canvas)
      return
    }
    guard let title = item.title else { return }
    let color = titleTextAttributes?[.foregroundColor] as? UIColor ?? (barStyle == .black ? .white : .label)
    if showsLargeTitle, rect.height > 80 {
      let place = CGRect(x: rect.minX + 16, y: rect.minY + 44, width: rect.width - 32, height: 48)
      TextPainting.paintLine(
        title, .systemFont(ofSize: 34, weight: .bold), color, alignment: isRightToLeft ? .right : .left,
        in: place,
        on: &canvas)
      return
    }
    // Centred in the bar as long as what stands left and right leaves the room.
    let half = max(20, min(Double(row.midX) - left, right - Double(row.midX)))
    let place = CGRect(
      x: Double(row.midX) - half, y: Double(row.minY), width: 2 * half, height: Double(row.height))
    TextPainting.paintCentered(title, BarPainting.titleFont, color, in: place, on: &canvas)
  }
}
