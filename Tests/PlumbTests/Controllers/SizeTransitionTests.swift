import Plumb
import Testing

/// A window that turns tells its controllers, by the documentation of `viewWillTransition(to:with:)`.
struct SizeTransitionTests {
  final class Log { var lines: [String] = [] }

  final class Controller: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.log, self.name) = (log, name)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var width: Int { Int(view.window?.bounds.width ?? 0) }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.lines.append("\(name) \(width) to \(Int(size.width))")
      coordinator.animate(alongsideTransition: { [self] context in
        log.lines.append("\(name) along \(width) \(context.containerView === view.window)")
      }) { [self] _ in log.lines.append("\(name) after") }
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  @Test func theRootAndTheChildrenThatFillItAreTold() {
    let (root, full, part) = (Controller("root", log), Controller("full", log), Controller("part", log))
    window.rootViewController = root
    for child in [full, part] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    full.view.frame = root.view.bounds
    part.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
    #expect(
      log.lines == [
        "root 300 to 500", "full 300 to 500", "root along 500 true", "full along 500 true", "root after",
        "full after",
      ])
    window.layoutIfNeeded()
    #expect(root.view.frame == window.bounds && full.view.frame == window.bounds)
    #expect(part.view.frame.width != 500)
  }

  @Test func onlyANewSizeIsOne() {
    window.rootViewController = Controller("root", log)
    window.frame.origin.x = 10
    window.frame = window.frame
    window.center = .zero
    #expect(log.lines.isEmpty)
    window.bounds.size.width = 310
    #expect(log.lines.first == "root 300 to 310" && log.lines.count == 3)
  }

  @Test func aWindowWithoutAControllerJustChanges() {
    window.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(window.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    window.bounds.size.width = 50
    #expect(window.bounds.width == 50)
  }
}
