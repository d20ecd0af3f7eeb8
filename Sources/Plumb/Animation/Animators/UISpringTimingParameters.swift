/// Timing by the motion of a spring.
///
/// Points and sizes take the two coordinates of the initial velocity each for its own, other values its length; both
/// count whole ways per second.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  private let kind: Kind

  private enum Kind {
    /// At rest at the end of the animator's duration.
    case fitted(dampingRatio: Double)
    /// By its own constants, which decide the duration.
    case free(dampingRatio: Double, frequency: Double)
    case perceived(duration: Double, bounce: CGFloat)
  }

  /// The spring by which the system's own screens move: mass 3, stiffness 1000, damping 500.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that is at rest, to a thousandth of its way, when the animator's duration is over.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without swinging, less swings; held in 0.01...1.
  ///   - velocity: the speed at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .fitted(dampingRatio: Double(ratio))
    initialVelocity = velocity
  }

  /// A spring that is at rest when the animator's duration is over, and begins at rest.
  ///
  /// - Parameter ratio: 1 comes to rest without swinging, less swings; held in 0.01...1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring by its constants; the animator's duration does not count. One that is damped more than critically moves
  /// as one that is damped critically, as Core Animation's does.
  ///
  /// - Parameters:
  ///   - mass: of the body on the spring, greater than 0.
  ///   - stiffness: the force per length, greater than 0.
  ///   - damping: the force per speed.
  ///   - velocity: the speed at the beginning.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
    require(
      mass > 0 && stiffness > 0 && mass.isFinite && stiffness.isFinite,
      "The mass and the stiffness of a spring must be greater than 0.")
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    kind = .free(dampingRatio: min(ratio, 1), frequency: (stiffness / mass).squareRoot())
    initialVelocity = velocity
  }

  /// A spring by how it looks; the animator's duration does not count.
  ///
  /// - Parameters:
  ///   - duration: the period without damping, in seconds; 0.5 by default.
  ///   - bounce: 0 comes to rest soonest, up to 1 swings more, down to -1 takes longer.
  ///   - initialVelocity: the speed at the beginning.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    kind = .perceived(duration: duration, bounce: bounce)
    self.initialVelocity = initialVelocity
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  func timing(over duration: Double) -> (curve: TimingCurve, duration: Double) {
    switch kind {
    case .fitted(let ratio):
      return (.spring(SpringCurve(damping: ratio, velocity: initialVelocity, duration: duration)), duration)
    case .free(let ratio, let frequency):
      let spring = SpringCurve.free(damping: ratio, frequency: frequency, velocity: initialVelocity)
      return (.spring(spring.curve), spring.duration)
    case .perceived(let duration, let bounce):
      guard duration > 0 else { return (.linear, 0) }
      let spring = SpringCurve.free(duration: duration, bounce: bounce, velocity: initialVelocity)
      return (.spring(spring.curve), spring.duration)
    }
  }
}
