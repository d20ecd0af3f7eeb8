import Foundation
import Plumb

extension UIToolbar: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    BarPainting.paintBackground(in: rect, barTintColor, style: barStyle, lineAtTop: true, on: &canvas)
    let items = items ?? []
    let row = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(49, rect.height))
    let springs = items.filter { $0.systemItem == .flexibleSpace }.count
    let solid = items.filter { $0.systemItem != .flexibleSpace }
    let used = solid.reduce(0) { $0 + BarPainting.width(of: $1) + ($1.systemItem == .fixedSpace ? 0 : 8) }
    let spring = springs > 0 ? max(0, Double(row.width) - 32 - used) / Double(springs) : 0
    var x = Double(row.minX) + 16
    for item in items {
      if item.systemItem == .flexibleSpace {
        x += spring
        continue
      }
      let width = BarPainting.width(of: item)
      if item.systemItem != .fixedSpace {
        let place = CGRect(x: x, y: Double(row.minY), width: width, height: Double(row.height))
        BarPainting.paint(item, in: place, tint: tintColor, on: &canvas)
      }
      x += width + (item.systemItem == .fixedSpace ? 0 : 8)
    }
  }
}
