import PlumbLayout
import Testing

/// A toolkit's own view class, attached without any of Plumb's.
private final class Host: LayoutHost {
  var calls: [String] = []
  var names: [ItemID: String] = [:]
  var onUpdate: (ItemID) -> Void = { _ in }
  var onLayout: (ItemID) -> Void = { _ in }
  /// A text of so many characters of 10 x 20 points.
  var characters: [ItemID: Double] = [:]

  func contentSize(of item: ItemID, fitting width: Double?, in tree: LayoutTree) -> Size {
    let count = characters[item] ?? 0
    guard let width, width >= 10 else { return Size(width: 10 * count, height: 20) }
    let perLine = Double(Int(width / 10))
    return Size(width: 10 * count, height: 20 * Double(Int((count + perLine - 1) / perLine)))
  }

  func updateConstraints(of item: ItemID, in tree: LayoutTree) {
    calls.append("update \(names[item] ?? "root")")
    onUpdate(item)
  }

  func layoutSubviews(of item: ItemID, in tree: LayoutTree) {
    calls.append("layout \(names[item] ?? "root")")
    onLayout(item)
    tree.applyFrames(ofSubviewsOf: item)
  }

  func frameChanged(of item: ItemID, to frame: Rect, in tree: LayoutTree) {
    calls.append("frame \(names[item] ?? "root")")
  }
}

@Suite struct HostTests {
  private func nest() throws -> (Screen, Host, outer: ItemID, inner: ItemID, width: LayoutConstraintID) {
    let screen = Screen(300, 300)
    let host = Host()
    screen.tree.host = host
    let outer = screen.view()
    let inner = screen.view(in: outer)
    host.names = [outer: "outer", inner: "inner"]
    try screen.place(outer, 10, 10, 200, 200)
    try screen.equal(inner, .left, outer, plus: 5)
    try screen.equal(inner, .top, outer, plus: 5)
    try screen.equal(inner, .height, plus: 50)
    let width = try screen.equal(inner, .width, plus: 50)
    return (screen, host, outer, inner, width)
  }

  @Test func constraintsUpdateFromTheLeavesAndLayoutRunsFromTheRoot() throws {
    let (screen, host, _, _, _) = try nest()
    screen.tree.layoutIfNeeded()
    #expect(host.calls.filter { $0.hasPrefix("update") } == ["update inner", "update outer", "update root"])
    #expect(host.calls.filter { $0.hasPrefix("layout") } == ["layout root", "layout outer", "layout inner"])
    host.calls = []
    screen.tree.layoutIfNeeded()
    #expect(host.calls.isEmpty)
    withExtendedLifetime(host) {}
  }

  @Test func aChangeLaysOutOnlyWhatItMoves() throws {
    let (screen, host, outer, inner, width) = try nest()
    screen.tree.layoutIfNeeded()
    host.calls = []
    try screen.tree.setConstant(60, of: width)
    screen.tree.layoutIfNeeded()
    #expect(host.calls == ["layout outer", "frame inner", "layout inner"])
    host.calls = []
    screen.tree.setNeedsLayout(outer)
    screen.tree.layoutIfNeeded()
    #expect(host.calls == ["layout outer"])
    host.calls = []
    screen.tree.setNeedsUpdateConstraints(inner)
    screen.tree.layoutIfNeeded()
    #expect(host.calls == ["update inner"])
  }

  @Test func layoutThatChangesConstraintsRunsAgain() throws {
    let (screen, host, _, inner, width) = try nest()
    host.onLayout = { item in
      if item == inner { try? screen.tree.setConstant(80, of: width) }
    }
    #expect(screen.frame(inner).size.width == 80)
    #expect(screen.tree.layoutLoop.isEmpty)
    withExtendedLifetime(host) {}
  }

  @Test func aLoopEndsAndNamesItsViews() throws {
    let (screen, host, outer, inner, width) = try nest()
    var next = 50.0
    host.onLayout = { item in
      guard item == inner else { return }
      next = next == 50 ? 60 : 50
      try? screen.tree.setConstant(next, of: width)
      screen.tree.setNeedsLayout(outer)
    }
    screen.tree.layoutIfNeeded()
    #expect(screen.tree.layoutLoop.contains(outer))
    withExtendedLifetime(host) {}
  }

  @Test func aLoopOfUpdatesEndsAndNamesItsViewAlone() throws {
    let (screen, host, outer, _, _) = try nest()
    host.onUpdate = { item in if item == outer { screen.tree.setNeedsUpdateConstraints(item) } }
    screen.tree.layoutIfNeeded()
    #expect(screen.tree.layoutLoop == [outer])
    #expect(host.calls.count { $0 == "update outer" } <= 100)
    host.onUpdate = { _ in }
    screen.tree.layoutIfNeeded()
    #expect(screen.tree.layoutLoop.isEmpty)
    withExtendedLifetime(host) {}
  }

  @Test func everyViewOfALoopIsNamedAndNoOther() throws {
    let (screen, host, outer, inner, width) = try nest()
    let other = screen.view()
    try screen.place(other, 0, 0, 10, 10)
    var next = 50.0
    // The inner view changes a width whenever the outer one asks it to.
    host.onLayout = { item in
      if item == outer { screen.tree.setNeedsLayout(inner) }
      guard item == inner else { return }
      next = next == 50 ? 60 : 50
      try? screen.tree.setConstant(next, of: width)
    }
    screen.tree.layoutIfNeeded()
    #expect(screen.tree.layoutLoop.contains(inner))
    #expect(!screen.tree.layoutLoop.contains(other))
    #expect(!screen.tree.layoutLoop.contains(screen.root))
    withExtendedLifetime(host) {}
  }

  @Test func theHeightOfWrappedTextFollowsItsWidth() throws {
    let screen = Screen(192, 300)
    let host = Host()
    screen.tree.host = host
    let label = screen.view()
    host.characters[label] = 45
    screen.tree.setMeasuresContent(true, of: label)
    screen.tree.setWrapsContent(true, of: label)
    try screen.equal(label, .leading, screen.root, plus: 16)
    try screen.equal(screen.root, .trailing, label, plus: 16)
    try screen.equal(label, .top, screen.root)
    // 160 points take 16 characters a line: 45 need 3 lines of 20 points.
    #expect(screen.frame(label) == Rect(x: 16, y: 0, width: 160, height: 60))
    screen.tree.setRootSize(Size(width: 112, height: 300))
    // 80 points take 8 characters: 6 lines.
    #expect(screen.frame(label).size.height == 120)
    host.characters[label] = 8
    screen.tree.invalidateContentSize(of: label)
    #expect(screen.frame(label).size.height == 20)
  }
}
