import Foundation
import Plumb

extension UIPageControl: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return }
    let pitch = Double(UIPageControl.pitch)
    // More dots than fit are not shown.
    let shown = min(numberOfPages, max(1, Int(min(Double(rect.width) / pitch, 1_000))))
    let first = Double(rect.midX) - pitch * Double(shown - 1) / 2
    let other = (pageIndicatorTintColor ?? UIColor.black.withAlphaComponent(0.3)).displayColor
    let current = (currentPageIndicatorTintColor ?? .black).displayColor
    for page in 0..<shown {
      let dot = CGRect(
        x: first + pitch * Double(page) - 3.75, y: Double(rect.midY) - 3.75, width: 7.5, height: 7.5)
      canvas.fill(.ellipse(dot), page == currentPage ? current : other)
    }
  }
}
