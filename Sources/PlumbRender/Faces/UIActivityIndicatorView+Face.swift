import Foundation
import Plumb

extension UIActivityIndicatorView: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let radius = Double(min(sizeThatFits(.zero).width, min(rect.width, rect.height))) / 2
    guard radius > 0 else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let spokes = 8
    for spoke in 0..<spokes {
      // Upright lines and their turns; the first is the brightest.
      let angle = Double(spoke) * 2 * .pi / Double(spokes)
      let at = { (distance: Double) in
        CGPoint(
          x: Double(center.x) + sin(angle) * distance * radius,
          y: Double(center.y) - cos(angle) * distance * radius)
      }
      let fade = 1 - 0.75 * Double(spoke) / Double(spokes - 1)
      canvas.stroke(
        .line(at(0.5), at(0.9)),
        DisplayStroke(color.displayColor.faded(fade), width: radius * 0.22, isRound: true))
    }
  }
}
