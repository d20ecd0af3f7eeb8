import Testing

@testable import Plumb

/// Raw values, defaults and signatures of the animation interface, from the headers of UIKit.
struct AnimationSurfaceTests {
  @Test func options() {
    typealias Options = UIView.AnimationOptions
    let bits: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(bits.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map { $0.rawValue >> 16 } == [0, 1, 2, 3])
    let transitions: [Options] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map { $0.rawValue >> 20 } == [1, 2, 3, 4, 5, 6, 7])
    #expect(Options.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(Options.preferredFramesPerSecond30.rawValue == 7 << 24)
    typealias Keyframes = UIView.KeyframeAnimationOptions
    let modes: [Keyframes] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(modes.map { $0.rawValue >> 10 } == [0, 1, 2, 3, 4])
    #expect(Keyframes.overrideInheritedOptions.rawValue == 1 << 9)
  }

  @Test func enumerations() {
    let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3])
    let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
    #expect(positions.map(\.rawValue) == [0, 1, 2])
    let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
    #expect(states.map(\.rawValue) == [0, 1, 2])
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test func animatorDefaults() {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    #expect(animator.duration == 2 && animator.delay == 0 && animator.state == .inactive)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled && animator.scrubsLinearly)
    #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion && !animator.isReversed)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(UISpringTimingParameters(dampingRatio: 1).timingCurveType == .spring)
    let guide = UIView().keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea && !guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
  }

  @Test func references() {
    let _: (TimeInterval, @escaping () -> Void) -> Void = UIView.animate(withDuration:animations:)
    let _: (TimeInterval, @escaping () -> Void, ((Bool) -> Void)?) -> Void =
      UIView.animate(withDuration:animations:completion:)
    let _:
      (TimeInterval, TimeInterval, UIView.AnimationOptions, @escaping () -> Void, ((Bool) -> Void)?) -> Void =
        UIView.animate(withDuration:delay:options:animations:completion:)
    let _: (UIView, TimeInterval, UIView.AnimationOptions, (() -> Void)?, ((Bool) -> Void)?) -> Void =
      UIView.transition(with:duration:options:animations:completion:)
    let _: (Double, Double, @escaping () -> Void) -> Void =
      UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    let _: (CGFloat, Bool, () -> Void) -> Void =
      UIView.modifyAnimations(withRepeatCount:autoreverses:animations:)
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    let _: (@escaping () -> Void, CGFloat) -> Void = animator.addAnimations(_:delayFactor:)
    let _: ((any UITimingCurveProvider)?, CGFloat) -> Void =
      animator.continueAnimation(withTimingParameters:durationFactor:)
  }

  /// A view that never took part in an animation carries no more than an empty reference for it.
  @Test func viewsWithoutAnimations() {
    let view = UIView()
    view.addSubview(UIView())
    view.alpha = 0.5
    view.layoutIfNeeded()
    #expect(view.motion == nil && view.subviews[0].motion == nil)
  }
}
