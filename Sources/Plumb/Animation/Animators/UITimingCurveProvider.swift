/// The kinds of timing that an animator can have.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// Gives an animator its timing.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The curve over a duration in seconds, and the duration that it takes, which a free spring decides itself.
  func timing(over duration: Double) -> (curve: TimingCurve, duration: Double) {
    if let spring = springTimingParameters, timingCurveType != .cubic { return spring.timing(over: duration) }
    return (cubicTimingParameters?.curve ?? .cubic(.standard), duration)
  }
}
