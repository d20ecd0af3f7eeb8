import Plumb
import Testing

@Suite("animate")
struct AnimateTests {
  @Test("Values change at once, what is seen follows the clock")
  func halfWay() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.frame = CGRect(x: 200, y: 100, width: 50, height: 100)
      stage.box.alpha = 0
      stage.box.layer.cornerRadius = 8
    }
    #expect(stage.box.frame == CGRect(x: 200, y: 100, width: 50, height: 100))
    #expect(stage.shown.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(stage.box.layer.animationKeys() == ["bounds.size", "position", "opacity", "cornerRadius"])
    stage.clock.advance(by: 0.25)
    // A quarter of the way: the centre from (50, 50) to (225, 150), the width from 100 to 50.
    #expect(stage.shown.position == CGPoint(x: 93.75, y: 75))
    #expect(stage.shown.bounds.size == CGSize(width: 87.5, height: 100))
    #expect(isNear(CGFloat(stage.shown.opacity), 0.75, 1e-6))
    #expect(stage.shown.cornerRadius == 2)
    #expect(stage.shown.model() === stage.box.layer)
    stage.clock.advance(by: 0.75)
    #expect(stage.shown.frame == stage.box.frame)
    #expect(stage.box.layer.animationKeys() == nil)
  }

  @Test("Without options the curve begins and ends slowly")
  func defaultCurve() {
    let stage = Stage()
    UIView.animate(withDuration: 1) { stage.box.center.x += 100 }
    // The curve (0.42, 0) (0.58, 1) is at 0.15625 at the time 0.274375; see CurveTests.
    stage.clock.advance(to: 0.274375)
    #expect(isNear(stage.shownX, 50 + 15.625, 1e-4))
  }

  @Test("A handler is called when the clock passes the end, not before")
  func completion() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 0.3) {
      stage.box.alpha = 0
    } completion: {
      notes.add("\($0)")
    }
    stage.clock.advance(by: 0.1)
    stage.clock.advance(by: 0.1)
    #expect(notes.entries.isEmpty)
    // Three tenths do not add up to 0.3 exactly.
    stage.clock.advance(by: 0.1)
    #expect(notes.entries == ["true"])
  }

  @Test("A block that changes nothing, or takes no time, is complete at once")
  func atOnce() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 1) {
    } completion: {
      notes.add("empty \($0)")
    }
    UIView.animate(withDuration: 1) {
      stage.box.alpha = 1
    } completion: {
      notes.add("same \($0)")
    }
    UIView.animate(withDuration: 0) {
      stage.box.alpha = 0.5
    } completion: {
      notes.add("no time \($0)")
    }
    UIView.animate(withDuration: -1) {
      stage.box.alpha = 0.4
    } completion: {
      notes.add("negative \($0)")
    }
    UIView.animate(withDuration: .nan) {
      stage.box.alpha = 0.3
    } completion: {
      notes.add("no number \($0)")
    }
    #expect(
      notes.entries == ["empty true", "same true", "no time true", "negative true", "no number true"])
    #expect(!stage.clock.isRunning && isNear(CGFloat(stage.shown.opacity), 0.3, 1e-6))
  }

  @Test("A delay holds what is seen, also without a duration")
  func delay() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { stage.box.center.x = 150 }
    UIView.animate(withDuration: 0, delay: 1) {
      stage.box.alpha = 0
    } completion: { _ in
      notes.add("\(stage.clock.now)")
    }
    stage.clock.advance(to: 0.9)
    #expect(stage.shown.opacity == 1 && stage.shownX == 50)
    stage.clock.advance(to: 2.5)
    #expect(stage.shown.opacity == 0 && stage.shownX == 100)
    #expect(notes.entries == ["1.0"])
  }

  @Test(
    "Handlers come in the order of the ends, each at its time, and what they start runs on within one step")
  func order() {
    let stage = Stage()
    let notes = Notes()
    func note(_ name: String) { notes.add("\(name) \(stage.clock.now)") }
    UIView.animate(withDuration: 3) {
      stage.box.alpha = 0
    } completion: { _ in
      note("three")
    }
    UIView.animate(withDuration: 1) {
      stage.box.center.x = 0
    } completion: { _ in
      note("one")
      UIView.animate(withDuration: 0.5) {
        stage.box.center.x = 9
      } completion: { _ in
        note("one and a half")
      }
    }
    UIView.animate(withDuration: 2) {
      stage.box.center.y = 0
    } completion: { _ in
      note("two")
    }
    stage.clock.advance(by: 10)
    #expect(notes.entries == ["one 1.0", "one and a half 1.5", "two 2.0", "three 3.0"])
    #expect(stage.clock.now == 10)
  }

  @Test("Of animations that end together the first to begin ends first")
  func together() {
    let stage = Stage()
    let notes = Notes()
    for name in ["a", "b", "c"] {
      UIView.animate(withDuration: 1) {
        stage.box.center.x += 1
      } completion: { _ in
        notes.add(name)
      }
    }
    stage.clock.settle()
    #expect(notes.entries == ["a", "b", "c"])
  }

  @Test("A spring moves by the exact solution and swings over")
  func spring() {
    let stage = Stage()
    UIView.animate(springDuration: 1, bounce: 0.4, options: []) { stage.box.center.x = 150 }
    // Bounce 0.4 is the damping ratio 0.6; with ω = 2π the damped frequency is 0.8 ω.
    // At the time 1 / 1.6 the cosine is -1 and the sine 0: the way is passed by e^(-0.6 * 2π / 1.6) = 0.0948.
    stage.clock.advance(to: 0.625)
    let overshoot = 100 * CGFloat(0.09478)
    #expect(isNear(stage.shownX, 150 + overshoot, 0.01))
    #expect(stage.clock.isRunning)
    stage.clock.settle()
    // At rest to a thousandth: √(1 + 0.75²) e^(-3.77 t) = 0.001 at t = 1.8915.
    #expect(isNear(CGFloat(stage.clock.now), 1.8915, 0.001))
    #expect(stage.shownX == 150)
  }

  @Test("The older spring is at rest after its duration")
  func dampedSpring() {
    let stage = Stage()
    UIView.animate(
      withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
      animations: { stage.box.center.x = 150 }, completion: nil)
    #expect(stage.clock.lastEnd == 0.7)
    var highest: CGFloat = 0
    for _ in 0..<70 {
      stage.clock.advance(by: 0.01)
      highest = max(highest, stage.shownX)
    }
    // The first swing passes the end by e^(-π ζ / √(1 - ζ²)) = 16.3 % for ζ = 0.5.
    #expect(isNear(highest, 166.3, 0.3))
    #expect(stage.shownX == 150 && !stage.clock.isRunning)
  }

  @Test("Colours move by their components; a missing one counts as transparent")
  func colors() {
    let stage = Stage()
    stage.box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.box.layer.borderColor = nil
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      stage.box.layer.borderColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    }
    stage.clock.advance(by: 0.25)
    #expect(stage.shown.backgroundColor?.components == [0.75, 0, 0.25, 1])
    #expect(stage.shown.borderColor?.components == [0, 1, 0, 0.25])
  }

  @Test("Repeating goes on without end; reversing goes forth and back")
  func repetition() {
    let stage = Stage()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      stage.box.center.x = 150
    }
    stage.clock.advance(to: 7.25)
    #expect(isNear(stage.shownX, 125, 1e-6))
    #expect(stage.clock.nextEnd == nil && !stage.clock.settle())
    stage.box.layer.removeAllAnimations()
    #expect(stage.shownX == 150 && !stage.clock.isRunning)
  }

  @Test("modifyAnimations repeats a part of the changes")
  func modified() {
    let stage = Stage()
    let notes = Notes()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.box.alpha = 0
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { stage.box.center.x = 150 }
    } completion: { _ in
      notes.add("\(stage.clock.now)")
    }
    stage.clock.advance(to: 2.5)
    #expect(stage.shown.opacity == 0 && isNear(stage.shownX, 100, 1e-9))
    stage.clock.settle()
    #expect(notes.entries == ["4.0"])
  }

  @Test("A scroll view's offset moves")
  func scrolling() {
    let stage = Stage()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(scroll)
    scroll.setContentOffset(CGPoint(x: 0, y: 80), animated: true)
    #expect(scroll.contentOffset.y == 80)
    stage.clock.advance(by: 0.15)
    #expect(isNear(scroll.layer.presentation()?.bounds.minY ?? 0, 40, 1e-6))
  }

  @Test("A chain of handlers without end is cut off")
  func endless() {
    let stage = Stage()
    var isOver = false
    func again() {
      UIView.animate(withDuration: 1) {
        stage.box.center.x += 1
      } completion: { _ in
        if !isOver { again() }
      }
    }
    again()
    #expect(!stage.clock.settle(within: 20))
    #expect(stage.clock.now == 20 && stage.box.center.x == 71)
    stage.clock.advance(to: .infinity)
    stage.clock.advance(by: .nan)
    stage.clock.advance(by: -5)
    #expect(stage.clock.now == 20)
    isOver = true
    stage.box.removeFromSuperview()
  }
}
