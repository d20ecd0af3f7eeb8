import Foundation
import Plumb

extension UISlider: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    let bounds = CGRect(origin: .zero, size: rect.size)
    let toScreen = { (local: CGRect) in local.offsetBy(dx: rect.minX, dy: rect.minY) }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    canvas.group(opacity: isEnabled ? 1 : ControlColors.disabledOpacity) { inner in
      inner.fill(toScreen(track), maximumTrackTintColor?.displayColor ?? ControlColors.track, radius: 2)
      let done = CGRect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
      inner.fill(toScreen(done), (minimumTrackTintColor ?? tintColor).displayColor, radius: 2)
      for (image, place) in [
        (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
        (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
      ] {
        guard let image else { continue }
        ImagePainting.paint(image, in: toScreen(place), mode: .scaleAspectFit, tint: tintColor, on: &inner)
      }
      ControlColors.paintKnob(
        toScreen(thumb), thumbTintColor?.displayColor ?? ControlColors.thumb, on: &inner)
    }
  }
}
