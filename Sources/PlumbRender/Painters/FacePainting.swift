import Foundation
import Plumb

/// A view of a class that looks like something besides its layer and its subviews.
protocol FacePainting: UIView {
  /// Draws what lies above the background and below the subviews; `rect` is where the bounds are on the screen.
  func paintFace(in rect: CGRect, on canvas: inout Canvas)

  /// Whether the face already shows what the class's own subviews stand for.
  var faceCoversSubviews: Bool { get }
}

extension FacePainting {
  var faceCoversSubviews: Bool { false }
}
