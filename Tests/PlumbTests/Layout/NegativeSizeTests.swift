import Testing

@testable import Plumb

/// Sizes are never negative: what asks for one is a conflict of its own.
struct NegativeSizeTests {
  private func conflict(_ root: UIView) throws -> LayoutIssues.Conflict {
    root.layoutIfNeeded()
    return try #require(root.layoutIssues.conflicts.first)
  }

  private func isNotNegative(_ conflict: LayoutIssues.Conflict, _ view: UIView, _ along: Along) -> Bool {
    conflict.rules.contains { $0.kind == .nonNegativeSize && $0.item === view && $0.axis == along.axis }
  }

  @Test(arguments: Along.allCases) func aNegativeSizeConflictsByItself(_ along: Along) throws {
    let root = makeRoot(320, 100)
    let view = root.placed()
    let negative = relate(view, along.size, plus: -16)
    negative.isActive = true
    let conflict = try conflict(root)
    #expect(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint) == [negative])
    #expect(isNotNegative(conflict, view, along))
    #expect(conflict.setAside.constraint === negative)
    #expect(along.stretch(view)[1] == 0)
  }

  @Test(arguments: Along.allCases) func insetsLargerThanTheViewConflict(_ along: Along) throws {
    let root = makeRoot(320, 320)
    let view = root.placed()
    let insets = [
      relate(view, along.start, .equal, root, plus: 249), relate(view, along.end, .equal, root, plus: -249),
    ]
    NSLayoutConstraint.activate(insets)
    let conflict = try conflict(root)
    #expect(Set(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint)) == Set(insets))
    #expect(isNotNegative(conflict, view, along))
    // 249 + 71 = 320: with less inset they fit.
    insets[1].constant = -71
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty)
    #expect(along.stretch(view) == [249, 0])
  }

  @Test(arguments: Along.allCases) func noMiddleIsNegative(_ along: Along) throws {
    let root = makeRoot(100, 100)
    let (a, middle, b) = (root.placed(), root.placed(), root.placed())
    let chain = [
      relate(a, along.start, .equal, root), relate(a, along.size, plus: 60),
      relate(middle, along.start, .equal, a, along.end), relate(b, along.start, .equal, middle, along.end),
      relate(b, along.size, plus: 60), relate(b, along.end, .equal, root),
    ]
    NSLayoutConstraint.activate(chain)
    let conflict = try conflict(root)
    // 60 + 60 > 100: only without one of the six can the middle be 0.
    #expect(Set(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint)) == Set(chain))
    #expect(isNotNegative(conflict, middle, along))
    #expect(along.stretch(middle)[1] >= 0)
  }

  @Test func aForgottenMaskConflictsWithASize() throws {
    let root = makeRoot(320, 480)
    let view = UIView(frame: rect(0, 0, 100, 50))
    root.addSubview(view)
    let width = relate(view, .width, plus: 50)
    width.isActive = true
    let conflict = try conflict(root)
    #expect(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint) == [width])
    #expect(conflict.rules.contains { $0.kind == .autoresizingMask && $0.item === view })
    #expect(view.frame == rect(0, 0, 100, 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty)
    #expect(view.frame.width == 50)
  }

  @Test func twoHeightsOfDifferentOriginsConflict() throws {
    let root = makeRoot(320, 480)
    let view = root.placed()
    let (old, new) = (relate(view, .height, plus: 128), relate(view, .height, plus: 300))
    old.identifier = "document"
    NSLayoutConstraint.activate([old, new])
    let conflict = try conflict(root)
    #expect(Set(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint)) == [old, new])
  }

  @Test(arguments: Along.allCases) func noGuideIsNegativeEither(_ along: Along) throws {
    let root = makeRoot(100, 100)
    let (a, b) = (root.placed(), root.placed())
    let guide = root.guide()
    let chain = [
      relate(a, along.start, .equal, root), relate(a, along.size, plus: 70),
      relate(guide, along.start, .equal, a, along.end), relate(guide, along.end, .equal, b, along.start),
      relate(b, along.size, plus: 70), relate(b, along.end, .equal, root),
    ]
    NSLayoutConstraint.activate(chain)
    let conflict = try conflict(root)
    #expect(Set(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint)) == Set(chain))
    #expect(conflict.rules.contains { $0.kind == .nonNegativeSize && $0.item === guide })
  }

  @Test func aMaskBetweenTwoPinsConflictsWithBoth() throws {
    let root = makeRoot(320, 480)
    let view = UIView(frame: rect(0, 0, 100, 50))
    root.addSubview(view)
    let pins = [
      relate(view, .leading, .equal, root, plus: 20), relate(view, .trailing, .equal, root, plus: -20),
    ]
    NSLayoutConstraint.activate(pins)
    root.layoutIfNeeded()
    let conflicts = root.layoutIssues.conflicts
    // The mask keeps x at 0 and the width at 100: each pin contradicts it.
    #expect(conflicts.count == 2)
    for conflict in conflicts {
      #expect(conflict.rules.contains { $0.kind == .autoresizingMask && $0.item === view })
      #expect(conflict.setAside.constraint.map { pins.contains($0) } == true)
    }
    #expect(view.frame == rect(0, 0, 100, 50))
  }

  @Test(arguments: [NSLayoutConstraint.Relation.equal, .lessThanOrEqual])
  func aSizeLessThanAnotherByTooMuchConflicts(_ relation: NSLayoutConstraint.Relation) throws {
    let root = makeRoot(320, 100)
    let view = root.placed()
    let less = relate(view, .width, relation, root, plus: -400)
    less.isActive = true
    let conflict = try conflict(root)
    #expect(conflict.rules.filter { $0.kind == .constraint }.compactMap(\.constraint) == [less])
    #expect(isNotNegative(conflict, view, .horizontal))
    less.constant = -20
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty)
  }
}
