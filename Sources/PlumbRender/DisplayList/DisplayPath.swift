import Foundation

/// An outline: a rectangle with round corners, an ellipse, or free lines and cubic curves.
public enum DisplayPath: Hashable, Sendable {
  /// A rectangle whose four corners are quarter circles; the radius is at most half the shorter side.
  case roundedRect(CGRect, radius: Double)
  /// The ellipse that touches the four sides of a rectangle.
  case ellipse(CGRect)
  /// Free outlines.
  case segments([Segment])

  /// A step of a free outline.
  public enum Segment: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// A rectangle with sharp corners.
  public static func rect(_ rect: CGRect) -> DisplayPath { .roundedRect(rect, radius: 0) }

  /// A straight line.
  public static func line(_ from: CGPoint, _ to: CGPoint) -> DisplayPath {
    .segments([.move(from), .line(to)])
  }

  /// A run of straight lines, closed if asked.
  public static func polyline(_ points: [CGPoint], closed: Bool = false) -> DisplayPath {
    guard let first = points.first else { return .segments([]) }
    var segments: [Segment] = [.move(first)]
    segments.append(contentsOf: points.dropFirst().map(Segment.line))
    if closed { segments.append(.close) }
    return .segments(segments)
  }

  /// The radius that a rectangle can really have.
  static func fittingRadius(_ radius: Double, in rect: CGRect) -> Double {
    guard radius.isFinite, radius > 0 else { return 0 }
    return min(radius, Double(min(rect.width, rect.height)) / 2)
  }
}
