import Foundation
import Plumb

extension UIImageView: FacePainting {
  func paintFace(in rect: CGRect, on canvas: inout Canvas) {
    guard let image = shownImage else { return }
    ImagePainting.paint(image, in: rect, mode: contentMode, tint: tintColor, on: &canvas)
  }
}

/// Draws images as placeholders of the size and in the place that a content mode gives them.
enum ImagePainting {
  static func paint(
    _ image: UIImage, in rect: CGRect, mode: UIView.ContentMode, tint: UIColor, on canvas: inout Canvas
  ) {
    let color = (image.ownTintColor ?? tint).displayColor
    let frame = frame(of: image.size, in: rect, mode: mode)
    if image.isSymbolImage {
      canvas.image(ImagePlaceholder(kind: .symbol, name: image.name, frame: frame, tint: color))
    } else {
      canvas.image(ImagePlaceholder(kind: .picture, name: image.name, frame: frame, tint: color))
    }
  }

  /// Where an image of `size` is drawn in a view's rectangle.
  static func frame(of size: CGSize, in rect: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return rect }
    let across = rect.width / size.width
    let down = rect.height / size.height
    func centered(_ factor: CGFloat) -> CGRect {
      place(CGSize(width: size.width * factor, height: size.height * factor), in: rect, x: 0.5, y: 0.5)
    }
    return switch mode {
    case .scaleAspectFit: centered(min(across, down))
    case .scaleAspectFill: centered(max(across, down))
    case .center: place(size, in: rect, x: 0.5, y: 0.5)
    case .top: place(size, in: rect, x: 0.5, y: 0)
    case .bottom: place(size, in: rect, x: 0.5, y: 1)
    case .left: place(size, in: rect, x: 0, y: 0.5)
    case .right: place(size, in: rect, x: 1, y: 0.5)
    case .topLeft: place(size, in: rect, x: 0, y: 0)
    case .topRight: place(size, in: rect, x: 1, y: 0)
    case .bottomLeft: place(size, in: rect, x: 0, y: 1)
    case .bottomRight: place(size, in: rect, x: 1, y: 1)
    default: rect
    }
  }

  private static func place(_ size: CGSize, in rect: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y,
      width: size.width, height: size.height)
  }
}
