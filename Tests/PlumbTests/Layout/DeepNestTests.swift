import Foundation
import Testing

@testable import Plumb

/// Nests of any depth are built, laid out, changed and taken down without recursion: on a stack of 512 KB, of which four
/// thousand levels would leave 131 bytes each.
struct DeepNestTests {
  /// Fewer with the sanitizers, whose frames are larger as well.
  private static let depth =
    ProcessInfo.processInfo.environment["PLUMB_SHORT_TESTS"] != nil ? 1000 : 4000

  final class Counted: UIView {
    nonisolated(unsafe) static var living = 0
    nonisolated(unsafe) static var traitChanges = 0
    nonisolated(unsafe) static var windowMoves = 0
    nonisolated(unsafe) static var updates = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.living += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.living -= 1 }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      Self.traitChanges += 1
    }

    override func didMoveToWindow() { Self.windowMoves += 1 }

    override func updateConstraints() {
      Self.updates += 1
      super.updateConstraints()
    }
  }

  private static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      end.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    end.wait()
  }

  private static func nest(_ inner: UIView, in outer: UIView) -> [NSLayoutConstraint] {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    return [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ]
  }

  @Test func thousandsOfViewsInEachOther() {
    Self.onSmallStack {
      Self.buildChangeAndDrop()
      // The end of the window was the end of everything in it.
      #expect(Counted.living == 0)
      Self.buildFromBelow()
      #expect(Counted.living == 0)
    }
  }

  private static func buildChangeAndDrop() {
    let depth = Self.depth
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<depth {
      let view = Counted(frame: .zero)
      constraints = Self.nest(view, in: views.last ?? window)
      NSLayoutConstraint.activate(constraints)
      views.append(view)
    }
    let last = views[depth - 1]
    last.tag = 7
    window.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(last.window === window)
    #expect(Counted.windowMoves == depth)
    #expect(window.viewWithTag(7) === last)

    window.frame.size.height = 300
    constraints[0].constant = 10
    window.layoutIfNeeded()
    #expect(views[depth - 2].frame == CGRect(x: 0, y: 0, width: 100, height: 300))
    #expect(last.frame == CGRect(x: 10, y: 0, width: 90, height: 300))

    Counted.traitChanges = 0
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(Counted.traitChanges == depth)
    #expect(last.traitCollection.userInterfaceStyle == .dark)

    Counted.updates = 0
    for view in views { view.setNeedsUpdateConstraints() }
    window.updateConstraintsIfNeeded()
    #expect(Counted.updates == depth)

    // A subtree that leaves: its views are in no window any more, and have the traits of none.
    let upper = views[depth / 2]
    upper.removeFromSuperview()
    #expect(last.window == nil)
    #expect(last.traitCollection.userInterfaceStyle == .light)
    views[depth / 2 - 1].addSubview(upper)
    #expect(last.window === window)
    #expect(last.traitCollection.userInterfaceStyle == .dark)
    window.layoutIfNeeded()
    Counted.windowMoves = 0
  }

  /// Each view comes to the next outer one with all that is in it.
  private static func buildFromBelow() {
    var constraints: [NSLayoutConstraint] = []
    let last = Counted(frame: .zero)
    var top: UIView = last
    for _ in 1..<Self.depth {
      let outer = Counted(frame: .zero)
      constraints += Self.nest(top, in: outer)
      top = outer
    }
    NSLayoutConstraint.activate(constraints)
    top.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    top.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    top.hostSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    top.layoutIfNeeded()
    // All of them fill the root.
    #expect(last.safeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
