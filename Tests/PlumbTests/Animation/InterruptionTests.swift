import Plumb
import Testing

@Suite("Interrupted animations")
struct InterruptionTests {
  private func animate(
    _ options: UIView.AnimationOptions = [], _ notes: Notes, _ name: String, _ change: @escaping () -> Void
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: options.union(.curveLinear), animations: change) {
      notes.add("\(name) \($0)")
    }
  }

  @Test("A new way is added to the rest of the old one: no jump, and both finish")
  func additive() {
    let stage = Stage()
    let notes = Notes()
    animate([], notes, "out") { stage.box.center.x = 150 }
    stage.clock.advance(to: 0.5)
    #expect(stage.shownX == 100)
    animate([], notes, "back") { stage.box.center.x = 50 }
    #expect(stage.shownX == 100)
    // The old way has -100 * 0.25 left, the new one 100 * 0.75: 50 - 25 + 75.
    stage.clock.advance(to: 0.75)
    #expect(stage.shownX == 100)
    stage.clock.advance(to: 1.25)
    #expect(stage.shownX == 75)
    stage.clock.settle()
    #expect(stage.shownX == 50 && notes.entries == ["out true", "back true"])
  }

  @Test("With beginFromCurrentState the way begins at what is seen, and the old animation did not finish")
  func fromCurrentState() {
    let stage = Stage()
    let notes = Notes()
    animate([], notes, "out") { stage.box.center.x = 150 }
    stage.clock.advance(to: 0.5)
    animate(.beginFromCurrentState, notes, "back") { stage.box.center.x = 50 }
    #expect(stage.shownX == 100 && notes.entries == ["out false"])
    stage.clock.advance(to: 1)
    #expect(stage.shownX == 75)
    stage.clock.settle()
    #expect(stage.clock.now == 1.5 && notes.entries == ["out false", "back true"])
  }

  @Test("What else an animation moves goes on when one property is taken from it")
  func partly() {
    let stage = Stage()
    let notes = Notes()
    animate([], notes, "out") {
      stage.box.center.x = 150
      stage.box.alpha = 0
    }
    stage.clock.advance(to: 0.5)
    animate(.beginFromCurrentState, notes, "back") { stage.box.center.x = 50 }
    #expect(notes.entries.isEmpty)
    stage.clock.advance(to: 0.75)
    #expect(isNear(CGFloat(stage.shown.opacity), 0.25, 1e-6))
    stage.clock.settle()
    #expect(notes.entries == ["out false", "back true"])
  }

  @Test("Colours begin at what is seen")
  func colors() {
    let stage = Stage()
    let notes = Notes()
    stage.box.backgroundColor = UIColor(white: 0, alpha: 1)
    animate([], notes, "light") { stage.box.backgroundColor = UIColor(white: 1, alpha: 1) }
    stage.clock.advance(to: 0.5)
    animate([], notes, "dark") { stage.box.backgroundColor = UIColor(white: 0, alpha: 1) }
    #expect(stage.shown.backgroundColor?.components == [0.5, 0.5, 0.5, 1])
    stage.clock.advance(to: 1)
    #expect(stage.shown.backgroundColor?.components == [0.25, 0.25, 0.25, 1])
    stage.clock.settle()
    #expect(notes.entries == ["light false", "dark true"])
  }

  @Test("A turn that is interrupted does not jump", arguments: [false, true])
  func transforms(fromCurrentState: Bool) {
    let stage = Stage()
    let notes = Notes()
    animate([], notes, "turn") { stage.box.transform = CGAffineTransform(rotationAngle: 2) }
    stage.clock.advance(to: 0.5)
    let before = stage.shown.affineTransform()
    #expect(isNear(before.b, CGAffineTransform(rotationAngle: 1).b))
    animate(fromCurrentState ? .beginFromCurrentState : [], notes, "grow") {
      stage.box.transform = CGAffineTransform(scaleX: 3, y: 3)
    }
    let after = stage.shown.affineTransform()
    #expect(isNear(before.a, after.a) && isNear(before.b, after.b) && isNear(before.d, after.d))
    stage.clock.settle()
    #expect(stage.shown.affineTransform() == CGAffineTransform(scaleX: 3, y: 3))
  }

  @Test("removeAllAnimations shows the values at once, and the animation did not finish")
  func removal() {
    let stage = Stage()
    let notes = Notes()
    animate([], notes, "out") { stage.box.center.x = 150 }
    stage.clock.advance(to: 0.5)
    stage.box.layer.removeAnimation(forKey: "opacity")
    #expect(stage.shownX == 100)
    stage.box.layer.removeAllAnimations()
    #expect(stage.shownX == 150 && notes.entries == ["out false"] && !stage.clock.isRunning)
  }
}
