/// A map of the plane: `x' = a*x + c*y + tx`, `y' = b*x + d*y + ty`.
///
/// Foundation offers this type on Apple's platforms only; names and conventions are Core Graphics'.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.init(a, b, c, d, tx, ty)
  }

  /// The map that moves nothing.
  public init() { self.init(1, 0, 0, 1, 0, 0) }

  /// A turn by `angle` radians; with y pointing down, positive angles turn clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(cosine, sine, -sine, cosine, 0, 0)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(sx, 0, 0, sy, 0, 0) }

  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(1, 0, 0, 1, tx, ty) }

  public static var identity: CGAffineTransform { CGAffineTransform() }

  public var isIdentity: Bool { self == .identity }

  /// The map that applies `self` first and `other` second.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a * other.a + b * other.c, a * other.b + b * other.d,
      c * other.a + d * other.c, c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty)
  }

  /// The map that turns by `angle` radians first and applies `self` second.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The map that scales first and applies `self` second.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The map that moves first and applies `self` second.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The map that undoes `self`, or `self` where there is none, as in Core Graphics.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      d / determinant, -b / determinant, -c / determinant, a / determinant,
      (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The image of the point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The image of the vector `(width, height)`; translation does not act on it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the images of the four corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let xs = [t.a * minX, t.a * maxX]
    let ys = [t.c * minY, t.c * maxY]
    let us = [t.b * minX, t.b * maxX]
    let vs = [t.d * minY, t.d * maxY]
    let left = min(xs[0], xs[1]) + min(ys[0], ys[1]) + t.tx
    let right = max(xs[0], xs[1]) + max(ys[0], ys[1]) + t.tx
    let top = min(us[0], us[1]) + min(vs[0], vs[1]) + t.ty
    let bottom = max(us[0], us[1]) + max(vs[0], vs[1]) + t.ty
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
