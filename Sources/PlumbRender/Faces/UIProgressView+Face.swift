import Foundation
import Plumb

extension UIProgressView: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let radius = Double(rect.height) / 2
    canvas.fill(rect, trackTintColor?.displayColor ?? ControlColors.track, radius: radius)
    let done = CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(progress), height: rect.height)
    canvas.fill(done, (progressTintColor ?? tintColor).displayColor, radius: radius)
  }
}
