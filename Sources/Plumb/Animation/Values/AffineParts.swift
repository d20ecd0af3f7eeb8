import Foundation

/// An affine map as scaling, skew, rotation and translation, applied in this order: what an animation of a
/// `transform` interpolates, so that a turn stays a turn.
package struct AffineParts {
  package var translation = CGPoint.zero
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// The rotation in radians, more than -π and at most π.
  package var angle = 0.0
  /// How far the second axis leans towards the first.
  package var skew = 0.0

  package init(_ transform: CGAffineTransform) {
    translation = CGPoint(x: transform.tx, y: transform.ty)
    var (a, b) = (Double(transform.a), Double(transform.b))
    var (c, d) = (Double(transform.c), Double(transform.d))
    scaleX = hypot(a, b)
    if scaleX > 0 {
      (a, b) = (a / scaleX, b / scaleX)
    } else {
      // A map that squeezes everything into a line keeps the direction that the line tells.
      let length = hypot(c, d)
      (a, b) = length > 0 ? (d / length, -c / length) : (1, 0)
    }
    skew = a * c + b * d
    (c, d) = (c - a * skew, d - b * skew)
    scaleY = a * d - b * c
    if scaleY < 0, a < d / -scaleY {
      // A mirror image: the axis that looks the other way is the one that is mirrored.
      (a, b, scaleX, scaleY, skew) = (-a, -b, -scaleX, -scaleY, -skew)
    }
    angle = atan2(b, a)
  }

  init(_ value: AnimatedValue) {
    translation = CGPoint(x: value[0], y: value[1])
    scaleX = value[2]
    scaleY = value[3]
    angle = value[4]
    skew = value[5]
  }

  var value: AnimatedValue {
    AnimatedValue(
      Double(translation.x), Double(translation.y), scaleX, scaleY, angle, skew, 0, 0)
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: CGFloat(cosine * scaleX), b: CGFloat(sine * scaleX),
      c: CGFloat(cosine * skew - sine * scaleY), d: CGFloat(sine * skew + cosine * scaleY),
      tx: translation.x, ty: translation.y)
  }

  /// The way from one transform to another, with the shorter of the two turns.
  static func way(from old: CGAffineTransform, to new: CGAffineTransform) -> AnimatedValue {
    var way = AffineParts(old).value - AffineParts(new).value
    way[4] = remainder(way[4], 2 * .pi)
    return way
  }
}
