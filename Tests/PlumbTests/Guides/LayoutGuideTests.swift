import Testing

@testable import Plumb

/// Layout guides that the program adds.
struct LayoutGuideTests {
  @Test func guidesTakePartInLayout() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let guide = UILayoutGuide()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.heightAnchor.constraint(equalToConstant: 30),
      child.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    #expect(guide.layoutFrame == .zero)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 50, height: 30))
    // 10 + 25 - 10
    #expect(child.frame == CGRect(x: 25, y: 50, width: 20, height: 30))
    #expect(root.layoutGuides == [guide])
    #expect(guide.owningView === root)
  }

  @Test func aGuideThatMovesToAnotherViewBelongsToThatOne() {
    let (one, other) = (UIView(), UIView())
    let guide = UILayoutGuide()
    one.addLayoutGuide(guide)
    other.addLayoutGuide(guide)
    #expect(one.layoutGuides.isEmpty)
    #expect(other.layoutGuides == [guide])
  }

  @Test func guidesAddedAfterTheFirstPassJoin() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutIfNeeded()
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.rightAnchor.constraint(equalTo: root.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
    root.removeLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }
}
