import Plumb
import Testing

@Suite("UIViewPropertyAnimator")
struct PropertyAnimatorTests {
  private func animator(_ stage: Stage, _ notes: Notes, curve: UIView.AnimationCurve = .linear)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { stage.box.center.x = 150 }
    animator.addCompletion { notes.add("\($0)") }
    return animator
  }

  @Test("It changes nothing before it starts, then runs to its end")
  func run() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    #expect(animator.state == .inactive && stage.box.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && stage.box.center.x == 150)
    stage.clock.advance(by: 0.25)
    #expect(stage.shownX == 75 && animator.fractionComplete == 0.25)
    stage.clock.advance(by: 1)
    #expect(animator.state == .inactive && !animator.isRunning && notes.entries == ["end"])
  }

  @Test("A pause holds what is seen; scrubbing moves it evenly; going on takes the time that is left")
  func scrub() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    animator.pauseAnimation()
    stage.clock.advance(by: 5)
    #expect(stage.shownX == 75 && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.75
    #expect(stage.shownX == 125)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.clock.advance(by: 0.125)
    #expect(isNear(stage.shownX, 137.5, 1e-6))
    stage.clock.advance(by: 0.125)
    #expect(stage.shownX == 150 && notes.entries == ["end"])
  }

  @Test("A pause with a curve does not jump, and a factor and a timing say how the rest is made")
  func curve() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes, curve: .easeIn)
    animator.startAnimation()
    // (0.42, 0) (1, 1) is at 0.5 at 0.6575; see CurveTests.
    stage.clock.advance(by: 0.6575)
    animator.pauseAnimation()
    #expect(isNear(stage.shownX, 100, 1e-4) && isNear(animator.fractionComplete, 0.5, 1e-6))
    animator.fractionComplete = 0.5
    #expect(isNear(stage.shownX, 100, 1e-4))
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
    stage.clock.advance(by: 1)
    #expect(isNear(stage.shownX, 125, 1e-4))
    stage.clock.advance(by: 1)
    #expect(stage.shownX == 150 && notes.entries == ["end"])
  }

  @Test("An animator that was paused goes on along its curve")
  func resume() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes, curve: .easeIn)
    animator.startAnimation()
    stage.clock.advance(by: 0.3)
    let before = stage.shownX
    animator.pauseAnimation()
    stage.clock.advance(by: 1)
    animator.startAnimation()
    #expect(stage.shownX == before)
    stage.clock.advance(by: 0.3575)
    #expect(isNear(stage.shownX, 100, 1e-4))
    stage.clock.settle()
    #expect(isNear(CGFloat(stage.clock.now), 2, 1e-9) && notes.entries == ["end"])
  }

  @Test("Reversed it runs back, and the values are again what they were")
  func reversed() {
    let (stage, notes) = (Stage(), Notes())
    stage.box.backgroundColor = .systemRed
    let animator = animator(stage, notes)
    animator.addAnimations { stage.box.backgroundColor = .systemBlue }
    animator.startAnimation()
    stage.clock.advance(by: 0.75)
    animator.isReversed = true
    #expect(stage.shownX == 125 && animator.fractionComplete == 0.25)
    stage.clock.advance(by: 0.25)
    #expect(stage.shownX == 100)
    stage.clock.advance(by: 0.5)
    #expect(stage.box.center.x == 50 && stage.box.backgroundColor === UIColor.systemRed)
    #expect(notes.entries == ["start"] && animator.state == .inactive)
  }

  @Test("Stopped where it is, the values become what is seen")
  func stop() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(stage.box.center.x == 75 && animator.state == .inactive && notes.entries.isEmpty)
    #expect(!stage.clock.isRunning)
  }

  @Test(
    "Stopped and finished, they are those of the position",
    arguments: [(UIViewAnimatingPosition.start, 50.0), (.current, 75), (.end, 150)])
  func finish(position: UIViewAnimatingPosition, x: Double) {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && stage.box.center.x == 75)
    animator.finishAnimation(at: position)
    #expect(stage.box.center.x == CGFloat(x) && notes.entries == ["\(position)"])
  }

  @Test("Later animations take the time that is left; a delay is a share of it")
  func added() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.addAnimations({ stage.box.layer.cornerRadius = 10 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.cornerRadius == 0)
    animator.addAnimations { stage.box.alpha = 0 }
    stage.clock.advance(by: 0.25)
    #expect(stage.shown.cornerRadius == 5 && isNear(CGFloat(stage.shown.opacity), 0.5, 1e-6))
    stage.clock.advance(by: 0.25)
    #expect(notes.entries == ["end"])
  }

  @Test("Changes that are added along a curve follow the curve in the time that is left")
  func addedAlongCurve() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes, curve: .easeIn)
    animator.startAnimation()
    stage.clock.advance(to: 0.5)
    animator.addAnimations { stage.box.layer.cornerRadius = 10 }
    // The second half at 0.6575 of its time, where the curve is at 0.5.
    stage.clock.advance(to: 0.5 + 0.5 * 0.6575)
    #expect(isNear(stage.shown.cornerRadius, 5, 1e-4))
    stage.clock.settle()
    #expect(stage.clock.now == 1 && notes.entries == ["end"])
  }

  @Test("Reversed before it starts it runs from its end to its start")
  func reversedFromTheStart() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.isReversed = true
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    #expect(stage.shownX == 125 && animator.fractionComplete == 0.25)
    stage.clock.settle()
    #expect(stage.box.center.x == 50 && notes.entries == ["start"])
  }

  @Test("One animator may move two trees, each by its own clock")
  func twoTrees() {
    let (stage, other, notes) = (Stage(), Stage(), Notes())
    other.clock.advance(by: 100)
    let animator = animator(stage, notes)
    animator.startAnimation()
    stage.clock.advance(by: 0.5)
    animator.addAnimations { other.box.center.x = 150 }
    other.clock.advance(by: 0.25)
    #expect(stage.shownX == 100 && other.shownX == 100)
    other.clock.settle()
    #expect(notes.entries.isEmpty && animator.isRunning)
    stage.clock.settle()
    #expect(notes.entries == ["end"])
  }

  @Test("pausesOnCompletion keeps it active at its end")
  func pausesOnCompletion() {
    let (stage, notes) = (Stage(), Notes())
    let animator = animator(stage, notes)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.clock.advance(by: 3)
    #expect(animator.state == .active && !animator.isRunning && notes.entries.isEmpty)
    #expect(isNear(stage.shownX, 150))
    animator.fractionComplete = 0.5
    #expect(stage.shownX == 100)
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.clock.settle()
    #expect(notes.entries == ["end"])
  }

  @Test("A running one is kept by the clock, and delays as it is told")
  func runningAnimator() {
    let (stage, notes) = (Stage(), Notes())
    weak var animator: UIViewPropertyAnimator?
    animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 1, options: .curveLinear, animations: { stage.box.center.x = 150 },
      completion: { notes.add("\($0)") })
    #expect(animator != nil)
    stage.clock.advance(by: 1.5)
    #expect(stage.shownX == 100)
    stage.clock.settle()
    #expect(notes.entries == ["end"] && animator == nil)
  }

  @Test("One that changes nothing is over at once; one whose view goes ends where it is")
  func nothing() {
    let (stage, notes) = (Stage(), Notes())
    let empty = UIViewPropertyAnimator(duration: 1, curve: .linear)
    empty.addCompletion { notes.add("empty \($0)") }
    empty.startAnimation()
    let animator = animator(stage, notes)
    animator.startAnimation()
    stage.box.removeFromSuperview()
    #expect(notes.entries == ["empty end", "current"] && animator.state == .inactive)
  }

  @Test("A spring by its constants decides its own duration; its velocity is each coordinate's own")
  func springs() {
    let stage = Stage()
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 12, initialVelocity: CGVector(dx: 2, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 77, timingParameters: parameters)
    animator.addAnimations { stage.box.center = CGPoint(x: 150, y: 150) }
    #expect(animator.duration < 2)
    animator.startAnimation()
    // ω = 10, ζ = 0.6: after 0.1 s x = 1 - e^-0.6 (cos 0.8 + (6 - v) / 8 sin 0.8).
    stage.clock.advance(by: 0.1)
    let sine = 0.7173560909, cosine = 0.6967067093, decay = 0.5488116361
    #expect(isNear(stage.shown.position.x, 50 + 100 * (1 - decay * (cosine + 0.5 * sine)), 1e-6))
    #expect(isNear(stage.shown.position.y, 50 + 100 * (1 - decay * (cosine + 0.75 * sine)), 1e-6))
    stage.clock.settle()
  }
}
