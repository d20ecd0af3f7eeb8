import Foundation
import Plumb

extension UISwitch: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    // The switch does not grow with its bounds: it stays at their top left.
    let size = sizeThatFits(.zero)
    let body = CGRect(origin: rect.origin, size: size)
    canvas.group(opacity: isEnabled ? 1 : ControlColors.disabledOpacity) { inner in
      let on = (onTintColor ?? .systemGreen).displayColor
      inner.fill(body, isOn ? on : ControlColors.track, radius: Double(size.height) / 2)
      let side = size.height - 4
      let left = isOn ? body.maxX - side - 2 : body.minX + 2
      ControlColors.paintKnob(
        CGRect(x: left, y: body.minY + 2, width: side, height: side),
        thumbTintColor?.displayColor ?? ControlColors.thumb, on: &inner)
    }
  }
}
