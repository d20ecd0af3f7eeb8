import Foundation

/// An affine map of points: x' = a x + c y + tx, y' = b x + d y + ty.
public struct DisplayTransform: Hashable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move by `x` and `y` points.
  public static func translation(_ x: Double, _ y: Double) -> DisplayTransform {
    DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Whether the map only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// The map that applies `self` first, then `next`.
  public func concatenating(_ next: DisplayTransform) -> DisplayTransform {
    DisplayTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where the map takes a point.
  public func apply(to point: CGPoint) -> CGPoint {
    let x = Double(point.x)
    let y = Double(point.y)
    return CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }
}
