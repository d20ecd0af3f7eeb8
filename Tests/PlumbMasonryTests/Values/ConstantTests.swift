import PlumbMasonry
import Testing

/// Constants and their signs.
struct ConstantTests {
  private let screen = Screen()

  private static let all: [NSLayoutConstraint.Attribute] = (1...20).compactMap { .init(rawValue: $0) }

  /// The constants of all 20 attributes, which begin at 100, after `change`.
  private func constants(_ change: (MASConstraint) -> Void) -> [NSLayoutConstraint.Attribute: CGFloat] {
    let made = screen.view.mas_makeConstraints { make in
      change(make.attributes(MASAttribute(rawValue: (1 << 21) - 2)).offset(100))
    }
    return Dictionary(
      uniqueKeysWithValues: made[0].layoutConstraints.map { ($0.firstAttribute, $0.constant) })
  }

  private func expected(
    _ changed: [NSLayoutConstraint.Attribute: CGFloat]
  ) -> [NSLayoutConstraint.Attribute: CGFloat] {
    Dictionary(uniqueKeysWithValues: Self.all.map { ($0, changed[$0] ?? 100) })
  }

  @Test func anOffsetSetsEveryConstantAsItIs() {
    let all = Dictionary(uniqueKeysWithValues: Self.all.map { ($0, CGFloat(-8)) })
    #expect(constants { $0.offset(-8) } == all)
    #expect(constants { $0.mas_offset(-8) } == all)
    #expect(constants { $0.valueOffset(-8.0) } == all)
    #expect(constants { $0.offset(Float(-8)) } == all)
    #expect(constants { $0.equalTo(-8) } == all)
  }

  @Test func insetsTurnTheSignOfTheFarEdges() {
    let insets = NotationEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let edges = expected([.top: 1, .left: 2, .leading: 2, .bottom: -3, .right: -4, .trailing: -4])
    #expect(constants { $0.insets(insets) } == edges)
    #expect(constants { $0.mas_offset(insets) } == edges)
    #expect(constants { $0.valueOffset(insets) } == edges)
    #expect(constants { $0.equalTo(insets) } == edges)
  }

  @Test func oneInsetGoesAllRound() {
    let edges = expected([.top: 9, .left: 9, .leading: 9, .bottom: -9, .right: -9, .trailing: -9])
    #expect(constants { $0.inset(9) } == edges)
    #expect(constants { $0.setInset(9) } == edges)
  }

  @Test func aSizeTouchesWidthAndHeightOnly() {
    let sizes = expected([.width: 5, .height: 6])
    #expect(constants { $0.sizeOffset(CGSize(width: 5, height: 6)) } == sizes)
    #expect(constants { $0.mas_offset(CGSize(width: 5, height: 6)) } == sizes)
    #expect(constants { $0.valueOffset(CGSize(width: 5, height: 6)) } == sizes)
  }

  @Test func aPointTouchesTheCentresOnly() {
    let centres = expected([.centerX: 5, .centerY: 6])
    #expect(constants { $0.centerOffset(CGPoint(x: 5, y: 6)) } == centres)
    #expect(constants { $0.valueOffset(CGPoint(x: 5, y: 6)) } == centres)
    #expect(constants { $0.mas_offset(CGPoint(x: 5, y: 6)) } == centres)
  }

  /// Leading takes the left inset and trailing the right one in both directions: a kept quirk.
  @Test func insetsAreNotSwappedFromRightToLeft() {
    screen.root.semanticContentAttribute = .forceRightToLeft
    screen.view.mas_makeConstraints { make in
      make.leading.trailing.top.bottom.insets(NotationEdgeInsets(top: 0, left: 10, bottom: 0, right: 40))
    }
    // Leading is on the right: from 40 to 300 - 10.
    #expect(screen.frame(of: screen.view) == CGRect(x: 40, y: 0, width: 250, height: 200))
  }

  @Test func inequalitiesTurnNothing() {
    let made = screen.view.mas_makeConstraints { make in
      make.left.greaterThanOrEqualTo(screen.root).insets(
        NotationEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
      make.right.lessThanOrEqualTo(screen.root).inset(5)
    }
    #expect(
      made.facts == [
        Fact(.left, .greaterThanOrEqual, screen.root, plus: 5),
        Fact(.right, .lessThanOrEqual, screen.root, plus: -5),
      ])
  }

  @Test func constantsOfInstalledConstraintsAreLive() {
    let made = screen.view.mas_makeConstraints { make in
      make.edges.equalTo(screen.root).inset(10)
    }
    #expect(screen.frame(of: screen.view) == CGRect(x: 10, y: 10, width: 280, height: 180))
    made[0].insets(NotationEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(screen.frame(of: screen.view) == CGRect(x: 2, y: 1, width: 294, height: 196))
    made[0].setOffset(0)
    #expect(screen.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 300, height: 200))
    let constraints = screen.root.masonry
    made[0].animator.inset(20)
    #expect(screen.frame(of: screen.view) == CGRect(x: 20, y: 20, width: 260, height: 160))
    #expect(screen.root.masonry == constraints)
  }

  @Test func liveSizesAndCentres() {
    let made = screen.view.mas_makeConstraints { make in
      make.size.equalTo(CGSize(width: 10, height: 10))
      make.center.equalTo(screen.root)
    }
    made[0].setSizeOffset(CGSize(width: 100, height: 40))
    made[1].setCenterOffset(CGPoint(x: 5, y: -5))
    // The middle at (155, 95).
    #expect(screen.frame(of: screen.view) == CGRect(x: 105, y: 75, width: 100, height: 40))
  }
}
