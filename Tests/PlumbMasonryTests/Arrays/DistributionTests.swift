import NotationTesting
import PlumbMasonry
import Testing

/// Distribution along an axis.
struct DistributionTests {
  private let screen = Screen()
  private var views: [NotationView] { [screen.view, screen.other, screen.third] }

  /// The facts of the constraints that a view's record holds, in the order of the container's list.
  private func facts(of view: NotationView) -> [Fact] {
    (view.masonry + screen.root.masonry).filter { $0.firstItem === view }.map(Fact.init)
  }

  @Test func fixedSpacingMakesEqualItems() {
    views.mas_distributeViewsAlongAxis(.horizontal, withFixedSpacing: 10, leadSpacing: 5, tailSpacing: 15)
    let (root, first, second, third) = (screen.root, screen.view, screen.other, screen.third)
    #expect(facts(of: first) == [Fact(.left, root, plus: 5)])
    #expect(facts(of: second) == [Fact(.width, first), Fact(.left, first, .right, plus: 10)])
    #expect(
      facts(of: third) == [
        Fact(.width, second), Fact(.left, second, .right, plus: 10), Fact(.right, root, plus: -15),
      ])
    root.layoutIfNeeded()
    // (300 - 5 - 10 - 10 - 15) / 3 = 86.67, rounded to pixels of a third of a point at most.
    #expect(views.map { ($0.frame.minX * 100).rounded() / 100 }.first == 5)
    #expect(abs(third.frame.maxX - 285) < 0.01)
    #expect(!views.contains { $0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func fixedLengthSharesTheRestAmongTheGaps() {
    views.mas_distributeViewsAlongAxis(.horizontal, withFixedItemLength: 40, leadSpacing: 10, tailSpacing: 20)
    let root = screen.root
    #expect(facts(of: screen.view) == [Fact(.width, is: 40), Fact(.left, root, plus: 10)])
    // i = 1, n = 3: a half of the container's right, plus (1 - 1/2) * (40 + 10) - 1/2 * 20 = 15.
    #expect(facts(of: screen.other) == [Fact(.width, is: 40), Fact(.right, root, times: 0.5, plus: 15)])
    #expect(facts(of: screen.third) == [Fact(.width, is: 40), Fact(.right, root, plus: -20)])
    root.layoutIfNeeded()
    // Gaps of (300 - 10 - 20 - 120) / 2 = 75.
    #expect(views.map(\.frame.minX) == [10, 125, 240])
  }

  @Test func theVerticalAxisUsesTopBottomAndHeight() {
    views.mas_distributeViewsAlongAxis(.vertical, withFixedSpacing: 10, leadSpacing: 0, tailSpacing: 0)
    #expect(
      facts(of: screen.third) == [
        Fact(.height, screen.other), Fact(.top, screen.other, .bottom, plus: 10), Fact(.bottom, screen.root),
      ])
    #expect(MASAxisType.horizontal.rawValue == 0)
    #expect(MASAxisType.vertical.rawValue == 1)
  }

  @Test func fixedLengthAlongTheVerticalAxis() {
    views.mas_distributeViewsAlongAxis(.vertical, withFixedItemLength: 20, leadSpacing: 10, tailSpacing: 30)
    let root = screen.root
    #expect(facts(of: screen.view) == [Fact(.height, is: 20), Fact(.top, root, plus: 10)])
    // A half of the container's bottom, plus (1 - 1/2) * (20 + 10) - 1/2 * 30 = 0.
    #expect(facts(of: screen.other) == [Fact(.height, is: 20), Fact(.bottom, root, times: 0.5)])
    #expect(facts(of: screen.third) == [Fact(.height, is: 20), Fact(.bottom, root, plus: -30)])
    root.layoutIfNeeded()
    // Gaps of (200 - 10 - 30 - 60) / 2 = 50.
    #expect(views.map(\.frame.minY) == [10, 80, 150])
  }

  @Test func twoItemsOfAFixedLengthAreAtTheEnds() {
    let pair = [screen.view, screen.other]
    pair.mas_distributeViewsAlongAxis(.horizontal, withFixedItemLength: 40, leadSpacing: 10, tailSpacing: 20)
    #expect(
      screen.root.masonry.map(Fact.init) == [
        Fact(.left, screen.root, plus: 10), Fact(.right, screen.root, plus: -20),
      ])
  }

  @Test func rightToLeftChangesNothing() {
    screen.root.semanticContentAttribute = .forceRightToLeft
    views.mas_distributeViewsAlongAxis(.horizontal, withFixedItemLength: 40, leadSpacing: 10, tailSpacing: 20)
    screen.root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [10, 125, 240])
  }

  /// The container is the nearest view that all are in, not everybody's superview.
  @Test func viewsOfDifferentSuperviewsMeetInTheCommonOne() {
    let inner = NotationView()
    screen.other.addSubview(inner)
    [screen.view, inner].mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 4, leadSpacing: 0, tailSpacing: 0)
    #expect(facts(of: inner).last == Fact(.right, screen.root))
  }

  @Test func aContainerAmongTheViewsEarnsAWarning() {
    let inner = NotationView()
    screen.view.addSubview(inner)
    let log = WarningLog()
    log.listen {
      [screen.view, inner].mas_distributeViewsAlongAxis(
        .horizontal, withFixedSpacing: 4, leadSpacing: 0, tailSpacing: 0)
    }
    #expect(log.descriptions.count == 1)
    #expect(log.descriptions[0].contains("is distributed inside itself"))
  }

  /// An addition: items in proportion.
  @Test func itemsMayBeInProportion() {
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 10, leadSpacing: 0, tailSpacing: 0, lengths: .proportional([1, 2, 4]))
    screen.root.layoutIfNeeded()
    // (300 - 20) / 7 = 40 for one part.
    #expect(views.map(\.frame.width) == [40, 80, 160])
  }

  /// An addition: items with widths of their own.
  @Test func itemsMayHaveTheirOwnLengths() {
    for (view, width) in zip(views, [50, 70]) {
      view.mas_makeConstraints { make in make.width.equalTo(width) }
    }
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 10, leadSpacing: 0, tailSpacing: 0, lengths: .own)
    screen.root.layoutIfNeeded()
    // 300 - 50 - 10 - 70 - 10 = 160
    #expect(views.map(\.frame.width) == [50, 70, 160])
  }
}
