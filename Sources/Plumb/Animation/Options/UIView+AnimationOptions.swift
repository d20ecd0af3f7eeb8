extension UIView {
  /// How an animation runs.
  ///
  /// The bits from 16 on are a number, the curve, those from 20 on the kind of transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out, at the end of the block, the views whose size changed in it, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the values that are presented now and ends the animations that run there.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again, without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after it ran forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the duration that is given, also inside another animation's block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the curve that is given, also inside another animation's block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the changes in a transition's block too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from one view to another hides and shows them rather than removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes over no options of the block around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The number of the curve that the keyboard moves by, which notifications of its frame carry.
  private static let keyboardCurve: UInt = 7

  /// The curve for an animation of a duration in seconds.
  func curve(over duration: Double) -> TimingCurve {
    let number = rawValue >> 16 & 15
    guard number != Self.keyboardCurve else {
      return .spring(SpringCurve(damping: 1, velocity: .zero, duration: duration))
    }
    return (UIView.AnimationCurve(rawValue: Int(number)) ?? .easeInOut).timing
  }

  var hasTransition: Bool { rawValue >> 20 & 15 != 0 }

  /// What a block takes over from the one around.
  var inheritable: UIView.AnimationOptions {
    intersection([.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse])
  }
}
