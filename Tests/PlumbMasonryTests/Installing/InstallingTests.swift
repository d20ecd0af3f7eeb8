import NotationTesting
import PlumbMasonry
import Testing

/// Where constraints live, and how they come and go.
struct InstallingTests {
  private let screen = Screen()

  @Test func aConstraintLivesInTheNearestCommonSuperview() {
    let inner = NotationView()
    screen.view.addSubview(inner)
    inner.mas_makeConstraints { make in
      make.left.equalTo(screen.other)
      make.top.equalTo(screen.view)
      make.bottom.offset(0)
      make.width.equalTo(10)
    }
    #expect(screen.root.masonry.map(\.firstAttribute) == [.left])
    #expect(screen.view.masonry.map(\.firstAttribute) == [.top, .bottom])
    #expect(inner.masonry.map(\.firstAttribute) == [.width])
  }

  @Test func theClassOfTheConstraintsIsMasonrys() {
    screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other) }
    #expect(screen.root.constraints.map { type(of: $0) == MASLayoutConstraint.self } == [true])
  }

  @Test func installingTwiceIsInstallingOnce() {
    let made = screen.view.mas_makeConstraints { make in make.edges.equalTo(screen.root) }
    made[0].install()
    made[0].activate()
    #expect(screen.root.masonry.count == 4)
    #expect(made[0].isInstalled)
  }

  @Test func aConstraintComesBackWithTheValuesThatItHasThen() {
    let made = screen.view.mas_makeConstraints { make in
      make.width.equalTo(screen.root).multipliedBy(0.5).offset(1)
    }
    made[0].uninstall()
    #expect(!made[0].isInstalled)
    #expect(screen.root.masonry.isEmpty)
    #expect(MASViewConstraint.installedConstraints(for: screen.view).isEmpty)
    made[0].multipliedBy(0.25).priority(300).offset(7)
    made[0].install()
    #expect(made.facts == [Fact(.width, screen.root, times: 0.25, plus: 7, priority: 300)])
    #expect(screen.root.masonry.count == 1)
    #expect(MASViewConstraint.installedConstraints(for: screen.view) == [made[0]])
  }

  @Test func aConstraintThatIsOutMayGetItsTarget() {
    let made = screen.view.mas_makeConstraints { make in
      _ = make.width
      _ = make.left
    }
    made.forEach { $0.uninstall() }
    made[0].lessThanOrEqualTo(8)
    made[1].equalTo(screen.other)
    made.forEach { $0.install() }
    #expect(made.facts == [Fact(.width, .lessThanOrEqual, is: 8), Fact(.left, screen.other)])
    #expect((made[1] as? MASViewConstraint)?.secondViewAttribute == screen.other.mas_left)
  }

  /// The engine's constraint that somebody keeps is activated again, and its constraint is in the record again.
  @Test func aConstraintComesBackAsTheObjectThatItWas() throws {
    let made = screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other).offset(1) }
    let kept = try #require(made[0].layoutConstraints.first)
    kept.isActive = false
    #expect(!made[0].isInstalled)
    made[0].offset(5)
    made[0].install()
    #expect(made[0].layoutConstraints == [kept] && screen.root.masonry == [kept] && kept.constant == 5)
    made[0].uninstall()
    made[0].activate()
    #expect(screen.root.masonry == [kept])
    screen.view.mas_remakeConstraints { make in make.width.equalTo(1) }
    #expect(!kept.isActive && screen.root.masonry.isEmpty)
  }

  @Test func aGuidesOwnerStandsForItInTheSearchForTheHost() {
    let (inner, guide, far) = (NotationView(), NotationGuide(), NotationGuide())
    screen.view.addSubview(inner)
    screen.view.addLayoutGuide(guide)
    screen.other.addLayoutGuide(far)
    inner.mas_makeConstraints { make in
      make.left.equalTo(guide)
      make.top.equalTo(far)
      make.bottom.equalTo(screen.view.mas_safeAreaLayoutGuide)
      make.width.equalTo(inner.mas_height)
    }
    #expect(screen.view.masonry.map(\.firstAttribute) == [.left, .bottom])
    #expect(screen.root.masonry.map(\.firstAttribute) == [.top])
    #expect(inner.masonry.map(\.firstAttribute) == [.width])
  }

  @Test func activateAndDeactivateAreTheSameCalls() {
    let made = screen.view.mas_makeConstraints { make in make.size.equalTo(screen.root) }
    made[0].deactivate()
    #expect(screen.root.masonry.isEmpty)
    made[0].activate()
    #expect(screen.root.masonry.count == 2)
  }

  @Test func aViewThatLeftTheTreeTakesItsConstraintsToTheNextSuperview() {
    let made = screen.view.mas_makeConstraints { make in make.left.offset(5) }
    screen.view.removeFromSuperview()
    #expect(!made[0].isInstalled)
    screen.other.addSubview(screen.view)
    made[0].install()
    #expect(made.facts == [Fact(.left, screen.other, plus: 5)])
    #expect(screen.other.masonry.count == 1)
  }

  @Test func aConstraintOfNoMakerCanBeInstalledByHand() {
    let constraint = MASViewConstraint(firstViewAttribute: screen.view.mas_top)
    constraint.equalTo(screen.other.mas_bottom).offset(2)
    let width = MASViewConstraint(firstViewAttribute: screen.view.mas_width)
    let both = MASCompositeConstraint(children: [constraint, width])
    both.install()
    #expect(both.facts == [Fact(.top, screen.other, .bottom, plus: 2), Fact(.width, is: 0)])
    #expect(constraint.firstViewAttribute == screen.view.mas_top)
    #expect(constraint.secondViewAttribute == screen.other.mas_bottom)
    #expect(width.secondViewAttribute == nil)
  }

  /// Nothing dangles, and nothing ends: the program hears of it.
  @Test func whatIsGoneIsNotInstalled() {
    let log = WarningLog()
    var target: NotationView? = NotationView()
    screen.root.addSubview(target!)
    let toTarget = screen.view.mas_makeConstraints { make in make.left.equalTo(target!) }
    target?.removeFromSuperview()
    target = nil
    log.listen { toTarget[0].install() }
    var view: NotationView? = NotationView()
    let ofView = view!.mas_makeConstraints { make in make.width.equalTo(3) }
    view = nil
    log.listen { ofView[0].install() }
    #expect(log.descriptions.count == 2)
    #expect(log.descriptions[0].contains("its target is gone"))
    #expect(log.descriptions[1].contains("its item is gone"))
    #expect(!toTarget[0].isInstalled)
  }
}

/// Remake.
struct RemakingTests {
  private let screen = Screen()

  @Test func remakeTakesOutAllThatMasonryInstalledForTheReceiver() {
    screen.view.mas_makeConstraints { make in
      make.left.top.equalTo(screen.root)
      make.size.equalTo(CGSize(width: 10, height: 10))
    }
    screen.view.mas_updateConstraints { make in make.width.equalTo(20) }
    screen.other.mas_makeConstraints { make in make.left.equalTo(screen.view) }
    let hand = screen.view.heightAnchor.constraint(equalToConstant: 10)
    hand.isActive = true
    screen.view.mas_remakeConstraints { make in make.edges.equalTo(screen.root) }
    #expect(screen.view.constraints == [hand])
    // The neighbour's one and the four new ones.
    #expect(screen.root.masonry.count == 5)
  }

  /// A kept difference from SnapKit, which takes them out before.
  @Test func theOldConstraintsAreThereWhileTheBlockRuns() {
    let old = screen.view.mas_makeConstraints { make in make.width.equalTo(10) }
    screen.view.mas_remakeConstraints { make in
      #expect(old[0].isInstalled)
      make.width.equalTo(20)
    }
    #expect(!old[0].isInstalled)
    #expect(screen.view.masonry.map(\.constant) == [20])
  }

  /// A fault of the original's: what an update took over is lost to the record.
  @Test func remakeFindsWhatAnUpdateTookOver() {
    screen.view.mas_makeConstraints { make in make.width.equalTo(10) }
    let updated = screen.view.mas_updateConstraints { make in make.width.equalTo(20) }
    #expect(
      MASViewConstraint.installedConstraints(for: screen.view)
        == updated.compactMap { $0 as? MASViewConstraint })
    updated[0].uninstall()
    #expect(screen.view.masonry.isEmpty)
    updated[0].install()
    screen.view.mas_remakeConstraints { make in make.height.equalTo(1) }
    #expect(!updated[0].isInstalled)
    #expect(screen.view.masonry.map(\.firstAttribute) == [.height])
  }

  @Test func theRecordForgetsConstraintsThatBecameInactive() {
    for _ in 0..<200 {
      screen.root.addSubview(screen.view)
      screen.view.mas_makeConstraints { make in make.left.top.right.equalTo(screen.root) }
      screen.view.removeFromSuperview()
    }
    screen.root.addSubview(screen.view)
    let made = screen.view.mas_makeConstraints { make in make.left.offset(1) }
    #expect(
      MASViewConstraint.installedConstraints(for: screen.view) == made.compactMap { $0 as? MASViewConstraint }
    )
  }
}
