import Plumb
import Testing

struct ControlActionTests {
  final class Target {
    var taps = 0
    var senders: [UIControl] = []
    func tapped() { taps += 1 }
    func tappedBy(_ sender: UIButton) { senders.append(sender) }
  }

  @Test func targetsAndMethods() {
    let button = UIButton()
    let target = Target()
    button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    button.addTarget(target, action: Target.tappedBy, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(target.taps == 1)
    #expect(target.senders.count == 2)
    button.removeTarget(target, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target.taps == 1)
    #expect(button.allControlEvents == .touchDown)
  }

  @Test func targetsAreNotRetained() {
    let button = UIButton()
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      button.addTarget(target, action: Target.tapped, for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func actionsByIdentity() {
    let button = UIButton()
    var log: [String] = []
    let first = UIAction(title: "A", identifier: UIAction.Identifier("x")) { _ in log.append("A") }
    let second = UIAction(title: "B", identifier: UIAction.Identifier("x")) { log.append($0.title) }
    button.addAction(first, for: .touchUpInside)
    // The same identifier replaces the first, and keeps its events.
    button.addAction(second, for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["B"])
    button.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
    #expect(button.allControlEvents == [])
  }

  @Test func primaryAction() {
    var runs = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func stateIsASet() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    #expect(control.state.rawValue == 6)
  }
}
