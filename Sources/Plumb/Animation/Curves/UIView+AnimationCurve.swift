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
    switch self {
    case .easeInOut: .cubic(.easeInOut)
    case .easeIn: .cubic(.easeIn)
    case .easeOut: .cubic(.easeOut)
    case .linear: .linear
    }
  }
}
