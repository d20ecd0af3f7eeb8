import Foundation
import Testing

@testable import Plumb

/// Trees that are made and dropped leave nothing behind.
struct MemoryTests {
  final class Counted: UIView {
    nonisolated(unsafe) static var living = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.living += 1
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.living -= 1 }
  }

  final class CountedConstraint: NSLayoutConstraint {
    nonisolated(unsafe) static var living = 0
    override init() {
      super.init()
      Self.living += 1
    }
    deinit { Self.living -= 1 }
  }

  /// A container of three views, a guide and a stack; laid out, it is measured and asked about too.
  private func makeAndDrop(laidOut isLaidOut: Bool) {
    let root = Counted(frame: rect(0, 0, 100, 100))
    let views = (0..<3).map { _ in Counted(frame: .zero) }
    let guide = root.guide()
    for view in views {
      root.place(view)
      view.layoutMargins.left = 1
      let width = CountedConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 0.25,
        constant: 0)
      NSLayoutConstraint.activate([
        width, relate(view, .left, .equal, root.layoutMarginsGuide), relate(view, .top, .equal, guide),
      ])
    }
    let stack = UIStackView(arrangedSubviews: [SizedView(3, 3), Counted(frame: .zero)])
    root.place(stack)
    guard isLaidOut else { return }
    root.layoutIfNeeded()
    _ = root.layoutIssues
    _ = stack.systemLayoutSizeFitting(.zero)
    _ = root.layer
    root.hostDisplayIfNeeded()
    views[0].removeFromSuperview()
    root.layoutIfNeeded()
  }

  /// Pages of this process in memory, where the system says so.
  private static var residentBytes: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4096 }
  }

  @Test func tenThousandTreesLeaveNothing() {
    for _ in 0..<1000 { makeAndDrop(laidOut: false) }
    let before = Self.residentBytes
    for index in 0..<10_000 { makeAndDrop(laidOut: index % 50 == 0) }
    #expect(Counted.living == 0)
    #expect(CountedConstraint.living == 0)
    if let before, let after = Self.residentBytes {
      // One tree takes well over 4 KB: ten thousand would be more than 40 MB. Other tests run meanwhile.
      #expect(after - before < 400 << 20)
    }
  }

  @Test func aTreeThatLivesDoesNotGrow() {
    let root = makeRoot(100, 100)
    for index in 0..<400 {
      let view = root.place(SizedView(10, 10))
      let inner = view.placed()
      let guide = view.guide()
      NSLayoutConstraint.activate([
        relate(view, .left, .equal, root), relate(inner, .left, .equal, guide),
        relate(guide, .left, .equal, view),
      ])
      if index % 3 != 0 { root.layoutIfNeeded() }
      view.removeFromSuperview()
    }
    root.layoutIfNeeded()
    let engine = root.ownEngine
    #expect(root.subviews.isEmpty && root.constraints.isEmpty)
    #expect(root.reference.participations.isEmpty)
    // Places are used again: there are never more of them than items at one time.
    #expect(engine?.constraints.count ?? 0 < 16)
    #expect(engine?.constraintsToAdd.isEmpty == true && engine?.parentsToSync.isEmpty == true)
  }

  /// As deep as documents may nest.
  @Test func aDeepTreeIsLaidOutAndEnds() {
    let root = makeRoot(10, 10)
    var deepest = root
    for _ in 0..<512 {
      let inner = deepest.placed()
      NSLayoutConstraint.activate([.left, .top, .right, .bottom].map { relate(inner, $0, .equal, deepest) })
      deepest = inner
    }
    root.hostDisplayIfNeeded()
    #expect(deepest.frame == rect(0, 0, 10, 10))
  }
}
