import Foundation
import Plumb

extension UITabBar: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    BarPainting.paintBackground(in: rect, barTintColor, style: barStyle, lineAtTop: true, on: &canvas)
    let items = items ?? []
    guard !items.isEmpty else { return }
    let width = rect.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let place = CGRect(
        x: rect.minX + width * CGFloat(index), y: rect.minY, width: width, height: min(49, rect.height))
      paint(item, in: place, isSelected: item === selectedItem, on: &canvas)
    }
  }

  private func paint(_ item: UITabBarItem, in place: CGRect, isSelected: Bool, on canvas: inout Canvas) {
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .systemGray
    if let image = (isSelected ? item.selectedImage : nil) ?? item.image {
      let box = CGRect(x: place.midX - 13, y: place.minY + 5, width: 26, height: 26)
      ImagePainting.paint(image, in: box, mode: .scaleAspectFit, tint: color, on: &canvas)
    }
    if let title = item.title {
      let line = CGRect(x: place.minX, y: place.minY + 34, width: place.width, height: 13)
      TextPainting.paintCentered(
        title, .systemFont(ofSize: 10, weight: .medium), color, in: line, on: &canvas)
    }
    guard let badge = item.badgeValue else { return }
    let width = max(18, 8 + 7 * CGFloat(badge.count))
    let bubble = CGRect(x: place.midX + 5, y: place.minY + 2, width: width, height: 18)
    canvas.fill(bubble, (item.badgeColor ?? .systemRed).displayColor, radius: 9)
    TextPainting.paintCentered(badge, .systemFont(ofSize: 13), .white, in: bubble, on: &canvas)
  }
}
