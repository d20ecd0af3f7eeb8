import Plumb
import Testing

@Suite("Animations in animations", .serialized)
struct NestedAnimationTests {
  @Test("A block inside another takes its duration and curve, unless it overrides them")
  func inheritance() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      stage.box.alpha = 0
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) { stage.box.center.x = 150 }
      UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.5)
        stage.box.layer.cornerRadius = 10
      } completion: { _ in
        notes.add("inner \(stage.clock.now)")
      }
      UIView.animate(
        withDuration: 9, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]
      ) { stage.box.layer.borderWidth = 10 }
    } completion: { _ in
      notes.add("outer \(stage.clock.now)")
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.clock.advance(to: 0.25)
    #expect(stage.shown.cornerRadius == 5)
    #expect(stage.shownX == 62.5)
    // (0.42, 0) (1, 1) is at 0.5 at 0.6575 of its time; see CurveTests.
    stage.clock.advance(to: 1.315)
    #expect(isNear(stage.shown.borderWidth, 5, 1e-5))
    stage.clock.settle()
    #expect(notes.entries == ["inner 0.5", "outer 2.0"])
  }

  @Test("performWithoutAnimation changes at once, and blocks in it too")
  func withoutAnimation() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        stage.box.center.x = 150
        UIView.animate(withDuration: 1) {
          stage.box.alpha = 0
        } completion: {
          notes.add("inner \($0)")
        }
      }
      #expect(UIView.areAnimationsEnabled)
    } completion: {
      notes.add("outer \($0)")
    }
    #expect(stage.shownX == 150 && stage.shown.opacity == 0)
    #expect(notes.entries == ["inner true", "outer true"])
  }

  @Test("Disabled animations change at once; a switch of one's own leaves the others alone")
  func disabled() {
    AnimationSwitch.isolated {
      let stage = Stage()
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { stage.box.center.x = 150 }
      #expect(stage.shownX == 150)
      UIView.setAnimationsEnabled(true)
      UIView.animate(withDuration: 1) { stage.box.center.x = 50 }
      #expect(stage.shownX == 150)
      UIView.setAnimationsEnabled(false)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("Changes in a handler are not part of the animation that ended, nor of a block around a step")
  func handlers() {
    let stage = Stage()
    UIView.animate(withDuration: 1) {
      stage.box.alpha = 0
    } completion: { _ in
      stage.box.center.x = 150
    }
    UIView.animate(withDuration: 5) {
      stage.clock.advance(by: 1)
      #expect(stage.box.center.x == 50)
    }
    #expect(stage.box.center.x == 150 && stage.shownX == 150)
  }

  @Test("Only the task that runs a block is in it")
  func tasks() async {
    let stage = Stage()
    let other = Task.detached { UIView.inheritedAnimationDuration }
    var child: Task<TimeInterval, Never>?
    UIView.animate(
      withDuration: 1,
      animations: {
        child = Task { UIView.inheritedAnimationDuration }
        stage.box.alpha = 0
      }, completion: nil)
    #expect(await other.value == 0)
    #expect(await child?.value == 0)
  }

  @Test("Key frames follow each other, and a value rests between its own")
  func keyframes() {
    let stage = Stage()
    let notes = Notes()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { stage.box.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.box.center.x = 250 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { stage.box.alpha = 0 }
    } completion: {
      notes.add("\($0) \(stage.clock.now)")
    }
    for (time, x, opacity) in [(0.5, 100.0, 1.0), (1.5, 150, 1), (3, 200, 1), (3.5, 225, 0.5)] {
      stage.clock.advance(to: time)
      #expect(isNear(stage.shownX, x, 1e-9) && isNear(CGFloat(stage.shown.opacity), opacity, 1e-6))
    }
    stage.clock.settle()
    #expect(notes.entries == ["true 4.0"])
  }

  @Test("Discrete key frames jump when they begin")
  func discrete() {
    let stage = Stage()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.box.center.x = 150 }
    }
    stage.clock.advance(to: 0.49)
    #expect(stage.shownX == 50)
    stage.clock.advance(to: 0.51)
    #expect(stage.shownX == 150)
  }

  @Test("A transition takes its time; its changes show at once unless they may be animated")
  func transitions() {
    let stage = Stage()
    let notes = Notes()
    UIView.transition(with: stage.box, duration: 1, options: .transitionCrossDissolve) {
      stage.box.alpha = 0.5
    } completion: { _ in
      notes.add("dissolved \(stage.clock.now)")
    }
    #expect(stage.shown.opacity == 0.5)
    UIView.transition(
      with: stage.box, duration: 2, options: [.transitionFlipFromLeft, .allowAnimatedContent, .curveLinear]
    ) { stage.box.center.x = 150 }
    stage.clock.advance(to: 1)
    #expect(stage.shownX == 100 && notes.entries == ["dissolved 1.0"])
    let other = UIView()
    UIView.transition(from: stage.box, to: other, duration: 1, options: .transitionCurlUp) {
      notes.add("\($0)")
    }
    #expect(stage.box.superview == nil && other.superview === stage.window)
    stage.clock.settle()
    #expect(notes.entries == ["dissolved 1.0", "true"])
  }
}
