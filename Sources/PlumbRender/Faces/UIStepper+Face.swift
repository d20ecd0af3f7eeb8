import Foundation
import Plumb

extension UIStepper: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let body = CGRect(origin: rect.origin, size: sizeThatFits(.zero))
    let ink = DisplayColor.black
    canvas.group(opacity: isEnabled ? 1 : ControlColors.disabledOpacity) { inner in
      inner.fill(body, ControlColors.groove, radius: 8)
      let middle = Double(body.midX)
      let center = Double(body.midY)
      inner.fill(CGRect(x: middle - 0.5, y: center - 9, width: 1, height: 18), ControlColors.separator)
      let quarter = Double(body.width) / 4
      let pen = { (dims: Bool) in DisplayStroke(dims ? ink.faded(0.25) : ink, width: 1.8, isRound: true) }
      let horizontal = { (x: Double) in
        DisplayPath.line(CGPoint(x: x - 6.5, y: center), CGPoint(x: x + 6.5, y: center))
      }
      inner.stroke(horizontal(middle - quarter), pen(value <= minimumValue && !wraps))
      let plus = pen(value >= maximumValue && !wraps)
      inner.stroke(horizontal(middle + quarter), plus)
      inner.stroke(
        .line(CGPoint(x: middle + quarter, y: center - 6.5), CGPoint(x: middle + quarter, y: center + 6.5)),
        plus)
    }
  }
}
