extension UIView {
  /// How an animation spreads its way over its time.
  public enum AnimationCurve: Int, Sendable {
    /// Begins and ends slowly: the cubic Bézier curve with the control points (0.42, 0) and (0.58, 1).
    case easeInOut = 0
    /// Begins slowly: (0.42, 0) and (1, 1).
    case easeIn = 1
    /// Ends slowly: (0, 0) and (0.58, 1).
    case easeOut = 2
    case linear = 3
  }
}

extension UIView.AnimationCurve {
  var timing: TimingCurve {
    self == .linear ? .linear : .cubic(bezier)
  }

  var bezier: CubicBezier {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: CubicBezier(0, 0, 1, 1)
    }
  }
}
