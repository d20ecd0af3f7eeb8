import Foundation
import Plumb
import Testing

/// The methods without a handler, which return when the clock has reached the end. A task of the same actor steps the
/// clock: it runs as soon as the test waits.
@Suite("animate, asynchronously")
@MainActor
struct AnimateAsyncTests {
  let stage = Stage()

  private func stepLater(by seconds: TimeInterval) {
    let clock = stage.clock
    Task { clock.advance(by: seconds) }
  }

  @Test("Returns when what is seen has arrived")
  func arrives() async {
    stepLater(by: 1)
    let finished = await UIView.animate(withDuration: 1) { stage.box.center.x += 100 }
    #expect(finished)
    #expect(stage.shownX == 150)
  }

  @Test("Returns at once where nothing changes or nothing takes time")
  func takesNoTime() async {
    #expect(await UIView.animate(withDuration: 1) {})
    #expect(await UIView.animate(withDuration: 0, delay: 0) { stage.box.center.x += 100 })
  }

  @Test("The delay counts, and so do the other forms")
  func otherForms() async {
    stepLater(by: 1.5)
    await UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.box.center.x += 100 }
    #expect(stage.clock.now == 1.5)
    stepLater(by: 1)
    await UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { stage.box.center.x += 100 }
    stepLater(by: 1)
    await UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.box.center.x += 100 }
    }
    stepLater(by: 1)
    await UIView.transition(with: stage.box, duration: 1, options: .transitionCrossDissolve, animations: nil)
    #expect(stage.clock.now == 4.5)
    let other = UIView()
    stepLater(by: 1)
    await UIView.transition(from: stage.box, to: other, duration: 1, options: .transitionFlipFromLeft)
    #expect(stage.box.superview == nil && other.superview === stage.window)
    #expect(stage.shownX == 350)
  }

  @Test("Returns false where the view leaves its tree")
  func leaves() async {
    let box = stage.box
    Task { box.removeFromSuperview() }
    let finished = await UIView.animate(withDuration: 1) { box.center.x += 100 }
    #expect(!finished)
  }
}
