/// Where a view lies: its own coordinates, and how they map into those of its superview.
///
/// `bounds`, `center` and `transform` are the truth, as in Core Animation; the frame follows from them.
struct ViewGeometry {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  /// What few views have: a transform, or an anchor point elsewhere than in the middle.
  private var distortion: Distortion?

  var transform: CGAffineTransform {
    get { distortion?.transform ?? .identity }
    set { distort(newValue, anchorPoint) }
  }

  /// The point of the bounds, in units of their size, that `center` gives the place of.
  var anchorPoint: CGPoint {
    get { distortion?.anchorPoint ?? Self.middle }
    set { distort(transform, newValue) }
  }

  var isTransformed: Bool { distortion.map { !$0.transform.isIdentity } ?? false }

  private static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  private mutating func distort(_ transform: CGAffineTransform, _ anchorPoint: CGPoint) {
    let isPlain = transform.isIdentity && anchorPoint == Self.middle
    distortion = isPlain ? nil : Distortion(transform, anchorPoint)
  }

  /// The smallest rectangle of the superview's coordinates that holds the transformed bounds.
  var frame: CGRect {
    get {
      let size = bounds.size
      if !isTransformed {
        return CGRect(
          x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height,
          width: size.width, height: size.height)
      }
      return CGRect(
        x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
        height: size.height
      )
      .applying(transform)
      .offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let frame = newValue.standardized
      if !isTransformed {
        bounds.size = frame.size
        center = CGPoint(
          x: frame.origin.x + anchorPoint.x * frame.size.width,
          y: frame.origin.y + anchorPoint.y * frame.size.height)
        return
      }
      // Core Animation takes the rectangle that holds the frame's image under the inverse transform, and then
      // moves the view so that its frame begins where it was told to.
      bounds.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
      center = .zero
      let placed = self.frame
      center = CGPoint(x: frame.origin.x - placed.origin.x, y: frame.origin.y - placed.origin.y)
    }
  }

  /// The rectangle of the superview's coordinates that the view would fill without its transform, which is what
  /// layout acts on.
  var untransformedFrame: CGRect {
    get {
      CGRect(
        x: center.x - anchorPoint.x * bounds.size.width, y: center.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    set {
      bounds.size = newValue.size
      center = center(of: newValue)
    }
  }

  /// The centre of a view that fills a rectangle of the superview's coordinates without its transform.
  @inline(__always)
  func center(of untransformed: CGRect) -> CGPoint {
    let (origin, size) = (untransformed.origin, untransformed.size)
    guard distortion != nil else {
      return CGPoint(x: origin.x + 0.5 * size.width, y: origin.y + 0.5 * size.height)
    }
    return CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
  }

  /// The map from the view's own coordinates to those of its superview.
  var toSuperview: CGAffineTransform {
    let pivot = CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    return CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

/// A view's transform and anchor point. It never changes, so that copies of a geometry share it.
private final class Distortion {
  let transform: CGAffineTransform
  let anchorPoint: CGPoint

  init(_ transform: CGAffineTransform, _ anchorPoint: CGPoint) {
    self.transform = transform
    self.anchorPoint = anchorPoint
  }
}
