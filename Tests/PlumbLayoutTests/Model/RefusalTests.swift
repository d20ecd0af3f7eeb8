import PlumbLayout
import Testing

@Suite struct RefusalTests {
  @Test func locationsNeedASecondLocationOfTheirAxis() throws {
    let screen = Screen(100, 100)
    let one = screen.view()
    let two = screen.view()
    #expect(
      ConstraintRules.refusal(
        first: .left, second: .notAnAttribute, hasSecondItem: false, multiplier: 1, constant: 0,
        priority: .required)
        == .locationEqualToConstant(.left))
    #expect(throws: ConstraintRefusal.incompatibleAttributes(.left, .top)) {
      try screen.equal(one, .left, two, .top)
    }
    #expect(throws: ConstraintRefusal.incompatibleAttributes(.width, .left)) {
      try screen.equal(one, .width, two, .left)
    }
    #expect(throws: ConstraintRefusal.directionalWithAbsolute(.leading, .left)) {
      try screen.equal(one, .leading, two, .left)
    }
    #expect(throws: ConstraintRefusal.locationWithZeroMultiplier(.left)) {
      try screen.equal(one, .left, two, times: 0)
    }
    // Nothing of it is in the tree.
    #expect(screen.frame(one) == .zero)
    #expect(screen.tree.conflicts.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersMustBeFinite(number: Double) throws {
    let screen = Screen(100, 100)
    let view = screen.view()
    #expect(throws: ConstraintRefusal.notFinite) { try screen.equal(view, .width, plus: number) }
    #expect(throws: ConstraintRefusal.notFinite) {
      try screen.equal(view, .width, view, .height, times: number)
    }
    let width = try screen.equal(view, .width, plus: 10)
    #expect(throws: ConstraintRefusal.notFinite) { try screen.tree.setConstant(number, of: width) }
    #expect(screen.frame(view).size.width == 10)
  }

  @Test(arguments: [Float(0), -1, 1000.5, .nan])
  func prioritiesAreFromAboveZeroToThousand(priority: Float) throws {
    let screen = Screen(100, 100)
    let view = screen.view()
    #expect(throws: ConstraintRefusal.priorityOutOfRange) {
      try screen.equal(view, .width, plus: 1, at: priority)
    }
    #expect(throws: ConstraintRefusal.priorityOutOfRange) {
      try screen.tree.setHugging(Priority(priority), .horizontal, of: view)
    }
  }

  @Test func theHolderMustContainBothItems() throws {
    let screen = Screen(100, 100)
    let view = screen.view()
    var spec = ConstraintSpec(view, .left, to: screen.root, .left)
    spec.holder = view
    #expect(throws: ConstraintRefusal.holderIsNoAncestor) { try screen.tree.add(spec) }
  }

  @Test func aRemovedItemIsUnknown() throws {
    let screen = Screen(100, 100)
    let view = screen.view()
    screen.tree.remove(view)
    #expect(!screen.tree.contains(view))
    #expect(throws: ConstraintRefusal.unknownItem) { try screen.equal(view, .width, plus: 1) }
  }

  @Test func everySentenceNamesBothItems() {
    let refusals: [ConstraintRefusal] = [
      .missingSecondAttribute, .locationWithZeroMultiplier(.left), .incompatibleAttributes(.left, .top),
      .directionalWithAbsolute(.leading, .left), .notFinite, .priorityOutOfRange, .noCommonAncestor,
      .holderIsNoAncestor, .unknownItem,
    ]
    for refusal in refusals {
      let sentence = refusal.message(first: "one", second: "two")
      #expect(sentence.contains("one") && sentence.contains("two") && sentence.hasSuffix("."))
    }
  }
}
