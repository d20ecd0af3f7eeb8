import NotationTesting
import PlumbMasonry
import Testing

/// What an update matches, and what it does where it matches nothing.
struct UpdatingTests {
  private let screen = Screen()

  /// The constraint that every test begins with.
  private func make(_ block: (MASConstraint) -> Void = { _ in }) -> MASLayoutConstraint {
    let made = screen.view.mas_makeConstraints { make in
      let left = make.left
      left.equalTo(screen.other).offset(1)
      block(left)
    }
    return made[0].layoutConstraints[0]
  }

  @Test func aMatchTakesOverTheConstant() {
    let old = make()
    let updated = screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect(screen.root.masonry == [old])
    #expect(old.constant == 9)
    #expect(updated[0].layoutConstraints == [old])
    updated[0].offset(12)
    #expect(old.constant == 12)
  }

  @Test func withoutAMatchAConstraintIsAdded() {
    let log = WarningLog()
    _ = log.listen {
      screen.view.mas_updateConstraints { make in
        make.left.equalTo(screen.other)
        make.width.equalTo(10)
      }
    }
    #expect(screen.root.masonry.count == 1)
    #expect(screen.view.masonry.count == 1)
    #expect(log.descriptions.isEmpty)
  }

  /// Another priority, multiplier, target or target's attribute: both stay in force, and the program hears of it.
  @Test func aNearMatchEarnsAWarning() {
    let changes: [(MASConstraintMaker) -> Void] = [
      { $0.left.equalTo(screen.other).priority(300) },
      { $0.left.equalTo(screen.other).multipliedBy(2) },
      { $0.left.equalTo(screen.third) },
      { $0.left.equalTo(screen.other.mas_right) },
    ]
    for change in changes {
      screen.view.mas_remakeConstraints { make in make.left.equalTo(screen.other).offset(1) }
      let log = WarningLog()
      log.listen { _ = screen.view.mas_updateConstraints(change) }
      #expect(screen.root.masonry.count == 2)
      #expect(log.descriptions.count == 1)
      #expect(log.descriptions.first?.contains("stays in force") == true)
    }
  }

  /// Another attribute or relation is a constraint of its own.
  @Test func whatIsNotEvenNearIsAddedWithoutAWord() {
    _ = make()
    let log = WarningLog()
    _ = log.listen {
      screen.view.mas_updateConstraints { make in
        make.right.equalTo(screen.other)
        make.left.lessThanOrEqualTo(screen.other)
        // Equal constraints of one block are what its writer wants.
        make.left.equalTo(screen.other).offset(2)
        make.left.equalTo(screen.third).priority(300)
      }
    }
    #expect(log.descriptions.isEmpty)
    #expect(screen.root.masonry.count == 4)
  }

  @Test func constraintsMadeByHandNeverMatch() {
    let hand = screen.view.leftAnchor.constraint(equalTo: screen.other.leftAnchor, constant: 3)
    hand.isActive = true
    screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect(hand.constant == 3)
    #expect(screen.root.constraints.count == 2)
  }

  @Test func constraintsOfMasonrysClassMatchWhoeverMadeThem() {
    let hand = MASLayoutConstraint(
      item: screen.view, attribute: .left, relatedBy: .equal, toItem: screen.other, attribute: .left,
      multiplier: 1, constant: 3)
    hand.isActive = true
    let updated = screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect(hand.constant == 9)
    #expect(screen.root.masonry == [hand])
    #expect(updated[0].layoutConstraints == [hand])
  }

  @Test func amongSeveralTheYoungestMatches() {
    let first = make()
    let second = make()
    screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect([first.constant, second.constant] == [1, 9])
  }

  /// The search runs from the end of the host's list, where a constraint that comes back is put.
  @Test func whatCameBackLastIsTheYoungest() throws {
    let made = (1...3).map { number in
      screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other).offset(number) }[0]
    }
    made[1].uninstall()
    made[1].install()
    let objects = made.flatMap(\.layoutConstraints)
    #expect(screen.root.masonry == [objects[0], objects[2], objects[1]])
    screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect(objects.map(\.constant) == [1, 9, 3])
  }

  /// The engine's constraint may come back without Masonry: the host's list has it last as well.
  @Test func whatWasActivatedByHandIsTheYoungest() {
    let (first, second) = (make(), make())
    first.isActive = false
    first.isActive = true
    #expect(screen.root.masonry == [second, first])
    screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect([first.constant, second.constant] == [9, 1])
  }

  /// A maker hands its own flag to what it installs, whatever was set there.
  @Test func theMakerSaysWhetherItsConstraintsUpdate() {
    let old = make()
    let made = screen.view.mas_makeConstraints { make in
      let constraint = make.left.equalTo(screen.other).offset(9)
      constraint.updateExisting = true
      let edges = make.edges
      edges.updateExisting = true
    }
    #expect(old.constant == 1)
    #expect(made.allSatisfy { !$0.updateExisting })
    let updated = screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(5) }
    #expect(updated.allSatisfy { $0.updateExisting })
  }

  /// A constraint that the update itself has just added is there for the next line of its block.
  @Test func aLineOfTheBlockMatchesTheOneBeforeIt() {
    let updated = screen.view.mas_updateConstraints { make in
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    #expect(screen.view.masonry.map(\.constant) == [20])
    #expect(updated[0].layoutConstraints == updated[1].layoutConstraints)
  }

  @Test func aConstraintThatIsNotActiveDoesNotMatch() {
    let old = make()
    old.isActive = false
    screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(9) }
    #expect(old.constant == 1)
    #expect(screen.root.masonry.count == 1)
  }

  @Test func aConstraintCanBeToldToUpdate() {
    let old = make()
    let constraint = MASViewConstraint(firstViewAttribute: screen.view.mas_left)
    constraint.updateExisting = true
    constraint.equalTo(screen.other).offset(5)
    constraint.install()
    #expect(screen.root.masonry == [old])
    #expect(old.constant == 5)
  }

  @Test func compositesUpdateTheirParts() {
    screen.view.mas_makeConstraints { make in make.edges.equalTo(screen.root) }
    screen.view.mas_updateConstraints { make in make.edges.equalTo(screen.root).inset(7) }
    #expect(screen.frame(of: screen.view) == CGRect(x: 7, y: 7, width: 286, height: 186))
    #expect(screen.root.masonry.count == 4)
  }

  /// Updating over and over keeps nothing.
  @Test func aThousandUpdatesLeaveOneRecord() {
    _ = make()
    for number in 0..<1000 {
      screen.view.mas_updateConstraints { make in make.left.equalTo(screen.other).offset(number) }
    }
    #expect(MASViewConstraint.installedConstraints(for: screen.view).count == 1)
  }

  /// An addition: what differs in priority, multiplier or target is replaced.
  @Test func replacingTakesOutTheNearMatch() {
    let old = make()
    let log = WarningLog()
    let replaced = log.listen {
      screen.view.mas_replaceConstraints { make in
        make.left.equalTo(screen.third).offset(4)
        make.right.equalTo(screen.other)
      }
    }
    #expect(!old.isActive)
    #expect(replaced.facts == [Fact(.left, screen.third, plus: 4), Fact(.right, screen.other)])
    #expect(screen.root.masonry.count == 2)
    #expect(log.descriptions.isEmpty)
  }
}
