import Testing

@testable import Plumb

/// Views that never come to rest: the pass ends, and they are named.
struct LoopTests {
  final class Restless: UIView {
    var onLayout: () -> Void = {}
    var onUpdate: () -> Void = {}
    var onUpdateEnd: () -> Void = {}
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      updates += 1
      onUpdate()
      super.updateConstraints()
      onUpdateEnd()
    }

    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
      onLayout()
    }
  }

  private func named(_ root: UIView) -> [ObjectIdentifier] {
    root.layoutIssues.loopingViews.map(ObjectIdentifier.init)
  }

  @Test(arguments: [true, false]) func updatesThatAskAgain(_ isBeforeSuper: Bool) {
    let root = makeRoot(100, 100)
    let (quiet, view) = (Restless(), Restless())
    root.addSubview(quiet)
    quiet.addSubview(view)
    let ask = { [unowned view] in view.setNeedsUpdateConstraints() }
    if isBeforeSuper { view.onUpdate = ask } else { view.onUpdateEnd = ask }
    root.layoutIfNeeded()
    #expect(named(root) == [ObjectIdentifier(view)])
    #expect(view.updates <= 100)
    #expect(quiet.updates == 1)
    #expect(view.needsUpdateConstraints())
    view.onUpdate = {}
    view.onUpdateEnd = {}
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
    #expect(!view.needsUpdateConstraints())
  }

  @Test func askingAgainOnceIsNoLoop() {
    let root = makeRoot(100, 100)
    let view = Restless()
    root.addSubview(view)
    view.onUpdate = { [unowned view] in if view.updates < 3 { view.setNeedsUpdateConstraints() } }
    root.layoutIfNeeded()
    #expect(view.updates == 3)
    #expect(root.layoutIssues.isEmpty)
  }

  @Test func twoViewsThatInvalidateEachOtherAreBothNamed() {
    let root = makeRoot(100, 100)
    let (one, other, quiet) = (Restless(), Restless(), Restless())
    [one, quiet, other].forEach { root.addSubview($0) }
    one.onLayout = { [unowned other] in other.setNeedsLayout() }
    other.onLayout = { [unowned one] in one.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(named(root) == [ObjectIdentifier(one), ObjectIdentifier(other)])
    #expect(quiet.layouts == 1)
    #expect(one.layouts <= 100)
    other.onLayout = {}
    root.layoutIfNeeded()
    #expect(root.layoutIssues.isEmpty)
  }

  @Test func aConstantThatNeverRestsIsNamed() {
    let root = makeRoot(100, 100)
    let view = root.place(Restless())
    let (bystander, child) = (root.placed(), view.placed())
    let width = relate(child, .width, plus: 10)
    _ = [root, view, bystander, child].map { $0.setNeedsLayout() }
    NSLayoutConstraint.activate([
      width, relate(child, .left, .equal, view), relate(child, .top, .equal, view),
      relate(child, .height, plus: 1),
    ])
    view.onLayout = { width.constant = width.constant == 10 ? 20 : 10 }
    root.layoutIfNeeded()
    #expect(named(root) == [ObjectIdentifier(view)])
  }

  @Test func theConsoleNamesTheViewsOnce() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = Restless()
        root.addSubview(view)
        view.onLayout = { [unowned view] in view.setNeedsLayout() }
        for _ in 0..<3 { root.layoutIfNeeded() }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.contains("Layout was given up") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Restless:0x") == true)
  }
}
