import Plumb
import Testing

struct GestureTests {
  final class Target {
    var taps = 0
    var states: [UIGestureRecognizer.State] = []
    func tapped() { taps += 1 }
    func pressed(_ press: UILongPressGestureRecognizer) { states.append(press.state) }
  }

  @Test func targetsHearOfStates() {
    let target = Target()
    let tap = UITapGestureRecognizer(target: target, action: Target.tapped)
    let press = UILongPressGestureRecognizer(target: target, action: Target.pressed)
    tap.state = .recognized
    for state in [UIGestureRecognizer.State.began, .changed, .cancelled, .possible, .failed] {
      press.state = state
    }
    #expect(target.taps == 1 && target.states == [.began, .changed, .cancelled])
    tap.isEnabled = false
    tap.state = .ended
    tap.isEnabled = true
    tap.removeTarget(Target())
    tap.state = .ended
    #expect(target.taps == 2)
    tap.removeTarget(nil)
    tap.state = .ended
    #expect(target.taps == 2)
  }

  @Test func aRecognizerIsAtOneView() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    let swipe = UISwipeGestureRecognizer()
    #expect(first.gestureRecognizers == nil && tap.view == nil)
    first.addGestureRecognizer(tap)
    first.addGestureRecognizer(swipe)
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap, swipe] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [swipe] && tap.view === second)
    first.gestureRecognizers = [tap]
    #expect(second.gestureRecognizers == [] && swipe.view == nil && tap.view === first)
    first.removeGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [] && tap.view == nil)
  }

  @Test func nothingIsKept() {
    let tap = UITapGestureRecognizer()
    weak var goneTarget: Target?
    weak var goneView: UIView?
    do {
      let target = Target()
      let view = UIView()
      (goneTarget, goneView) = (target, view)
      tap.addTarget(target, action: Target.tapped)
      view.addGestureRecognizer(tap)
    }
    #expect(goneTarget == nil && goneView == nil && tap.view == nil)
    tap.state = .ended
  }
}
