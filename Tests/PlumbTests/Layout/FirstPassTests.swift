import Testing

@testable import Plumb

/// The first layout pass of a tree, and what it leaves alone.
struct FirstPassTests {
  @Test func pinnedSubviewFillsTheRoot() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(child.frame == .zero)
    root.layoutIfNeeded()
    // 300 - 10 - 20 = 270
    #expect(child.frame == CGRect(x: 10, y: 5, width: 270, height: 40))
  }

  @Test func constantsMoveFramesOnlyInAPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      leading, child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 30), child.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    leading.constant = 50
    #expect(child.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 50, y: 0, width: 30, height: 40))
  }

  @Test func rootSizeIsFollowed() {
    let root = UIView(frame: CGRect(x: 7, y: 9, width: 300, height: 200))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.25, constant: 1),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 150, height: 51))
    root.frame.size = CGSize(width: 100, height: 80)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 21))
  }

  @Test func subtreesJoinAndLeaveAtTheNextPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutIfNeeded()
    let middle = UIView()
    let leaf = UIView()
    for view in [middle, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    middle.addSubview(leaf)
    NSLayoutConstraint.activate([
      leaf.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 3),
      leaf.rightAnchor.constraint(equalTo: middle.rightAnchor, constant: -3),
      leaf.topAnchor.constraint(equalTo: middle.topAnchor), leaf.heightAnchor.constraint(equalToConstant: 8),
    ])
    root.addSubview(middle)
    let pins = [
      middle.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      middle.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.heightAnchor.constraint(equalToConstant: 20),
    ]
    NSLayoutConstraint.activate(pins)
    root.layoutIfNeeded()
    #expect(middle.frame == CGRect(x: 10, y: 0, width: 80, height: 20))
    #expect(leaf.frame == CGRect(x: 3, y: 0, width: 74, height: 8))

    middle.removeFromSuperview()
    // The height is the middle view's own; the three others cross the cut.
    #expect(pins.map(\.isActive) == [false, false, false, true])
    #expect(root.constraints.isEmpty)
    middle.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    middle.layoutIfNeeded()
    #expect(leaf.frame.height == 8)
  }

  @Test func contentSizeTakesEffectInTheNextPass() {
    final class Content: UIView {
      var size = CGSize(width: 40, height: 20) { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { size }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = Content()
    content.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.rightAnchor.constraint(equalTo: root.rightAnchor),
      content.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 60, y: 80, width: 40, height: 20))
    content.size = CGSize(width: 30, height: 50)
    #expect(content.frame == CGRect(x: 60, y: 80, width: 40, height: 20))
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 70, y: 50, width: 30, height: 50))
  }
}
