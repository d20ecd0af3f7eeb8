import Foundation

extension DisplayPath {
  /// How far the control points of a cubic curve lie along the tangents of a quarter circle of radius 1.
  static let circleControl = 0.5522847498

  /// A rectangle with a radius of its own for each corner.
  static func rect(
    _ rect: CGRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double
  ) -> DisplayPath {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let short = 1 - circleControl
    let point = { (x: Double, y: Double) in CGPoint(x: x, y: y) }
    var segments: [Segment] = [.move(point(left + topLeft, top)), .line(point(right - topRight, top))]
    if topRight > 0 {
      segments.append(
        .curve(
          point(right, top + topRight), control1: point(right - topRight * short, top),
          control2: point(right, top + topRight * short)))
    }
    segments.append(.line(point(right, bottom - bottomRight)))
    if bottomRight > 0 {
      segments.append(
        .curve(
          point(right - bottomRight, bottom), control1: point(right, bottom - bottomRight * short),
          control2: point(right - bottomRight * short, bottom)))
    }
    segments.append(.line(point(left + bottomLeft, bottom)))
    if bottomLeft > 0 {
      segments.append(
        .curve(
          point(left, bottom - bottomLeft), control1: point(left + bottomLeft * short, bottom),
          control2: point(left, bottom - bottomLeft * short)))
    }
    segments.append(.line(point(left, top + topLeft)))
    if topLeft > 0 {
      segments.append(
        .curve(
          point(left + topLeft, top), control1: point(left, top + topLeft * short),
          control2: point(left + topLeft * short, top)))
    }
    return .segments(segments + [.close])
  }
}
