/// Timing by a cubic Bézier curve from (0, 0) to (1, 1), time to the right and progress upwards.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name; `.easeInOut` where it was given by points.
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let type: UITimingCurveType

  /// The system's standard curve, with the points (0.25, 0.1) and (0.25, 1).
  public override init() {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: 0.25, y: 0.1)
    controlPoint2 = CGPoint(x: 0.25, y: 1)
    type = .builtin
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    let points = curve.bezier
    controlPoint1 = CGPoint(x: points.x1, y: points.y1)
    controlPoint2 = CGPoint(x: points.x2, y: points.y2)
    type = .builtin
  }

  /// A curve of one's own; the abscissas of the points are held in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = point1
    controlPoint2 = point2
    type = .cubic
  }

  open var timingCurveType: UITimingCurveType { type }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    if type == .builtin, animationCurve == .linear { return .linear }
    return .cubic(
      CubicBezier(
        Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y)))
  }
}
