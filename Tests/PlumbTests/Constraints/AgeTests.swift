import Plumb
import Testing

/// Of required constraints that contradict each other the one that was activated last gives way.
@Suite struct AgeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// The first one is held by the root, the second one by the view itself: 320 + 50 is 370.
  @Test(arguments: [true, false])
  func theOlderOneHolds(outerFirst: Bool) {
    let outer = view.heightAnchor.constraint(equalTo: root.widthAnchor, constant: 50)
    let inner = view.heightAnchor.constraint(equalToConstant: 38)
    NSLayoutConstraint.activate(outerFirst ? [outer, inner] : [inner, outer])
    root.layoutIfNeeded()
    #expect(view.frame.height == (outerFirst ? 370 : 38))
  }

  @Test func activatingAnewMakesAConstraintYoung() {
    let outer = view.heightAnchor.constraint(equalTo: root.widthAnchor, constant: 50)
    let inner = view.heightAnchor.constraint(equalToConstant: 38)
    NSLayoutConstraint.activate([outer, inner])
    root.layoutIfNeeded()
    outer.isActive = false
    outer.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 38)
  }

  /// A constraint that does not let itself be activated at first.
  private final class Reluctant: NSLayoutConstraint {
    var isWilling = false

    override var isActive: Bool {
      get { super.isActive }
      set { if isWilling || !newValue { super.isActive = newValue } }
    }
  }

  @Test func whatAListCouldNotActivateIsAsYoungAsItsOwnActivation() {
    let outer = Reluctant(
      item: view, attribute: .height, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1,
      constant: 50)
    let inner = view.heightAnchor.constraint(equalToConstant: 38)
    NSLayoutConstraint.activate([outer, inner])
    #expect(!outer.isActive && inner.isActive)
    outer.isWilling = true
    outer.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 38)
  }

  /// A constraint that activates another one first.
  private final class Leader: NSLayoutConstraint {
    var follower: NSLayoutConstraint?

    override var isActive: Bool {
      get { super.isActive }
      set {
        if newValue { follower?.isActive = true }
        super.isActive = newValue
      }
    }
  }

  /// In the order of activation: the follower with 38 points, the leader, and then the list's second with 50.
  @Test func whatAConstraintOfAListActivatesIsOlderThanTheRestOfTheList() {
    let leader = Leader(
      item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1,
      constant: 0)
    leader.follower = view.heightAnchor.constraint(equalToConstant: 38)
    NSLayoutConstraint.activate([leader, view.heightAnchor.constraint(equalToConstant: 50)])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 320, height: 38))
  }

  /// The same rows are written in another form when a view between comes to have alignment insets or moves.
  @Test func movingASubtreeLeavesTheAgesInsideIt() {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let first = content.heightAnchor.constraint(equalTo: view.heightAnchor)
    let second = content.heightAnchor.constraint(equalToConstant: 7)
    let third = view.heightAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([first, second, third])
    root.layoutIfNeeded()
    #expect(view.frame.height == 7)
    let elsewhere = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(elsewhere)
    elsewhere.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.height == 7)
    #expect(content.frame.height == 7)
  }
}
