import Testing

@testable import Plumb

/// The layout callbacks of controllers, in the order of the passes.
struct ControllerPassTests {
  final class Named: UIView {
    let name: String
    let log: PassLog

    init(_ name: String, _ log: PassLog) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override class var requiresConstraintBasedLayout: Bool { true }

    override func updateConstraints() {
      log.entries.append("\(name) update view")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.entries.append("\(name) layout")
      super.layoutSubviews()
    }
  }

  final class Logging: UIViewController {
    let name: String
    let log: PassLog
    var onDidLayout: () -> Void = {}

    init(_ name: String, _ log: PassLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Named(name, log) }

    override func updateViewConstraints() {
      log.entries.append("\(name) update")
      super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.entries.append("\(name) will") }

    override func viewDidLayoutSubviews() {
      log.entries.append("\(name) did")
      onDidLayout()
    }
  }

  private func family() -> (window: UIWindow, outer: Logging, inner: Logging, log: PassLog) {
    let log = PassLog()
    let (outer, inner) = (Logging("outer", log), Logging("inner", log))
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    outer.addChild(inner)
    outer.view.place(inner.view)
    NSLayoutConstraint.activate(
      [.left, .right, .top, .bottom].map { relate(inner.view, $0, .equal, outer.view as UIView) })
    window.rootViewController = outer
    return (window, outer, inner, log)
  }

  @Test func callbacksSurroundTheLayoutOfTheirView() {
    let family = family()
    family.window.hostDisplayIfNeeded()
    #expect(
      family.log.entries == [
        "inner update", "inner update view", "outer update", "outer update view", "outer will",
        "outer layout",
        "outer did", "inner will", "inner layout", "inner did",
      ])
    #expect(family.inner.view.frame == rect(0, 0, 100, 100))
    family.log.entries = []
    family.inner.view.setNeedsUpdateConstraints()
    family.window.hostDisplayIfNeeded()
    #expect(family.log.entries == ["inner update", "inner update view"])
    family.log.entries = []
    family.window.frame.size.width = 90
    family.window.hostDisplayIfNeeded()
    #expect(
      family.log.entries == [
        "outer will", "outer layout", "outer did", "inner will", "inner layout", "inner did",
      ])
  }

  @Test func constraintsChangedAfterLayoutRunAnotherRound() {
    let family = family()
    let view = family.outer.view.placed()
    let width = relate(view, .width, plus: 0)
    width.isActive = true
    family.outer.onDidLayout = { [unowned outer = family.outer] in
      width.constant = outer.view.bounds.width / 4
    }
    family.window.hostDisplayIfNeeded()
    #expect(view.frame.width == 25)
    family.log.entries = []
    family.window.hostDisplayIfNeeded()
    #expect(family.log.entries.isEmpty)
    #expect(Named.requiresConstraintBasedLayout && !UIView.requiresConstraintBasedLayout)
  }

  @Test func aViewThatNeedsConstraintsIsUpdatedWithoutAny() {
    let log = PassLog()
    let root = makeRoot(10, 10)
    root.addSubview(Named("lone", log))
    root.layoutIfNeeded()
    #expect(log.entries == ["lone update view", "lone layout"])
  }
}
