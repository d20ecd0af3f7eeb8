/// Where a view lies: its own coordinates, and how they map into those of its superview.
///
/// `bounds`, `center` and `transform` are the truth, as in Core Animation; the frame follows from them.
struct ViewGeometry {
  var bounds = CGRect.zero
  var center = CGPoint.zero
  var transform = CGAffineTransform.identity
  /// The point of the bounds, in units of their size, that `center` gives the place of.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)

  /// The smallest rectangle of the superview's coordinates that holds the transformed bounds.
  var frame: CGRect {
    get {
      let size = bounds.size
      if transform.isIdentity {
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
      if transform.isIdentity {
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
      center = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.size.width,
        y: newValue.origin.y + anchorPoint.y * newValue.size.height)
    }
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
