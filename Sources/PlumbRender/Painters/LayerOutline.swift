import Foundation
import Plumb

/// What a view's layer draws by itself: shadow, background and border along an outline with round corners.
struct LayerOutline: ViewIsolated {
  let path: DisplayPath
  let clips: Bool
  private let view: UIView
  private let shown: PresentedView
  private let rect: CGRect
  private let radius: Double

  init(_ view: UIView, in rect: CGRect) {
    self.view = view
    self.rect = rect
    shown = view.presented
    radius = DisplayPath.fittingRadius(Double(shown.cornerRadius), in: rect)
    path = Self.path(rect, radius: radius, corners: view.layer.maskedCorners)
    clips = view.clipsToBounds && !view.subviews.isEmpty || view.clipsToBounds && radius > 0
  }

  func paintBackground(on canvas: inout Canvas) {
    guard let color = shown.backgroundColor?.displayColor, rect.width > 0, rect.height > 0 else { return }
    canvas.fill(path, color)
  }

  func paintBorder(on canvas: inout Canvas) {
    let width = Double(shown.borderWidth)
    guard width > 0, width.isFinite, let color = shown.borderColor.map({ UIColor(cgColor: $0) }) else {
      return
    }
    let inner = rect.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return canvas.fill(path, color.displayColor) }
    let line = Self.path(inner, radius: max(0, radius - width / 2), corners: view.layer.maskedCorners)
    canvas.stroke(line, DisplayStroke(color.displayColor, width: width))
  }

  /// A soft shadow as outlines that grow and fade: near enough to a blur, and every viewer shows it alike.
  func paintShadow(on canvas: inout Canvas) {
    let strength = Double(shown.shadowOpacity)
    guard strength > 0, !view.clipsToBounds, shown.backgroundColor != nil, rect.width > 0, rect.height > 0
    else {
      return
    }
    let color = (shown.shadowColor.map { UIColor(cgColor: $0) } ?? .black).displayColor
    let blur = min(max(0, Double(shown.shadowRadius)), 60)
    let moved = rect.offsetBy(dx: shown.shadowOffset.width, dy: shown.shadowOffset.height)
    let steps = 6
    for step in 0..<steps {
      let grow = blur * (1 - 2 * Double(step) / Double(steps - 1))
      let ring = moved.insetBy(dx: -grow, dy: -grow)
      guard ring.width > 0, ring.height > 0 else { continue }
      canvas.fill(ring, color.faded(strength / Double(steps)), radius: max(0, radius + grow))
    }
  }

  private static let everyCorner: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  private static func path(_ rect: CGRect, radius: Double, corners: CACornerMask) -> DisplayPath {
    guard radius > 0, !corners.isSuperset(of: everyCorner) else { return .roundedRect(rect, radius: radius) }
    return .rect(
      rect, topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0)
  }
}
