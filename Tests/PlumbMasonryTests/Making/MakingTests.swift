import PlumbMasonry
import Testing

/// The calls on one item: make, and what the maker offers.
struct MakingTests {
  private let screen = Screen()

  @Test func theReceiverAloneStopsTranslatingItsMask() {
    screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other) }
    #expect(!screen.view.translatesAutoresizingMaskIntoConstraints)
    #expect(screen.other.translatesAutoresizingMaskIntoConstraints)
    #expect(screen.root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func nothingIsInstalledBeforeTheBlockEnds() {
    screen.view.mas_makeConstraints { make in
      make.left.equalTo(screen.other)
      #expect(screen.root.masonry.isEmpty)
    }
    #expect(screen.root.masonry.count == 1)
  }

  @Test func aCompositeCountsAsOneElementOfTheResult() {
    let made = screen.view.mas_makeConstraints { make in
      make.edges.equalTo(screen.root)
      make.width.equalTo(10).priorityLow()
    }
    #expect(made.count == 2)
    #expect(made[0] is MASCompositeConstraint)
    #expect(screen.root.masonry.count == 4)
    #expect(screen.view.masonry.count == 1)
  }

  /// Every single attribute, in the order of the raw values.
  @Test func everyAttributeBeginsAConstraint() {
    let made = screen.view.mas_makeConstraints { make in
      _ = [
        make.left, make.right, make.top, make.bottom, make.leading, make.trailing, make.width, make.height,
        make.centerX, make.centerY, make.lastBaseline, make.firstBaseline, make.leftMargin, make.rightMargin,
        make.topMargin, make.bottomMargin, make.leadingMargin, make.trailingMargin, make.centerXWithinMargins,
        make.centerYWithinMargins, make.baseline,
      ]
    }
    let attributes = made.facts.map(\.first.rawValue)
    #expect(attributes == Array(1...20) + [11])
  }

  @Test func groupsHaveTheirAttributesInOrder() {
    let made = screen.view.mas_makeConstraints { make in
      make.edges.equalTo(screen.other)
      make.size.equalTo(screen.other)
      make.center.equalTo(screen.other)
    }
    #expect(
      made.facts.map(\.first) == [
        .left, .right, .top, .bottom, .width, .height, .centerX, .centerY,
      ])
    #expect(made.count == 3)
  }

  /// The bits of all attributes at once; `baseline` and `lastBaseline` share one and give one constraint.
  @Test func aMaskGivesTheAttributesWhoseBitsAreSet() {
    let made = screen.view.mas_makeConstraints { make in
      make.attributes([.centerY, .left, .lastBaseline, .baseline, .width]).equalTo(screen.other)
      _ = make.attributes(MASAttribute(rawValue: (1 << 21) - 1))
    }
    #expect(made[0].facts.map(\.first) == [.left, .width, .centerY, .lastBaseline])
    #expect(made[1].facts.map(\.first.rawValue) == Array(1...20))
  }

  @Test func theBitOfAnAttributeIsItsRawValue() {
    let masks: [MASAttribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins,
    ]
    for (index, mask) in masks.enumerated() { #expect(mask.rawValue == 1 << UInt(index + 1)) }
    #expect(MASAttribute.baseline == .lastBaseline)
  }

  @Test func aMakerWithoutABlockInstallsWhenItIsTold() {
    let maker = MASConstraintMaker(view: screen.view)
    maker.width.equalTo(20)
    #expect(screen.view.masonry.isEmpty)
    #expect(maker.install().facts == [Fact(.width, is: 20)])
    #expect(maker.install().isEmpty)
    #expect(screen.view.masonry.count == 1)
  }

  @Test func aMakerCanBeToldToUpdateOrToRemove() {
    let old = screen.view.mas_makeConstraints { make in
      make.width.equalTo(10)
      make.height.equalTo(10)
    }
    let updating = MASConstraintMaker(view: screen.view)
    updating.updateExisting = true
    updating.size.equalTo(20)
    let updated = updating.install()
    #expect(updated[0].layoutConstraints == old.flatMap(\.layoutConstraints))
    #expect(screen.view.masonry.map(\.constant) == [20, 20])
    let removing = MASConstraintMaker(view: screen.view)
    removing.removeExisting = true
    removing.width.equalTo(30)
    #expect(screen.view.masonry.count == 2)
    removing.install()
    #expect(screen.view.masonry.map(\.constant) == [30] && !old[1].isInstalled)
  }

  @Test func anAspectRatioRelatesWidthToHeight() {
    screen.view.mas_makeConstraints { make in
      make.left.top.offset(0)
      make.height.equalTo(30)
      make.aspectRatio(1.5)
    }
    // 30 * 1.5 = 45
    #expect(screen.frame(of: screen.view) == CGRect(x: 0, y: 0, width: 45, height: 30))
  }

  @Test func aLayoutGuideCanBeTheReceiver() {
    let guide = NotationGuide()
    screen.root.addLayoutGuide(guide)
    guide.mas_makeConstraints { make in
      make.edges.inset(20)
    }
    screen.view.mas_makeConstraints { make in make.edges.equalTo(guide) }
    #expect(screen.frame(of: screen.view) == CGRect(x: 20, y: 20, width: 260, height: 160))
    guide.mas_updateConstraints { make in make.left.offset(50) }
    #expect(screen.frame(of: screen.view).minX == 50)
  }
}
