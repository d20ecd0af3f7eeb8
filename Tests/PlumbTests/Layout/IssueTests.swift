import Testing

@testable import Plumb

/// Ambiguities and conflicts as values.
struct IssueTests {
  @Test func aPlainTreeHasNone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    #expect(root.layoutIssues.isEmpty)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func aMissingPositionIsAmbiguous() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor), child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5),
      child.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let ambiguity = root.layoutIssues.ambiguities.first
    #expect(ambiguity?.item === child)
    #expect(ambiguity?.value == .x)
    // between 5 and 100 - 10
    #expect(ambiguity?.lowest == 5)
    #expect(ambiguity?.highest == 90)
    #expect(child.leftAnchor.hasAmbiguousLayout)
    #expect(!child.topAnchor.hasAmbiguousLayout)
  }

  @Test func twoRequiredWidthsConflict() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let ten = child.widthAnchor.constraint(equalToConstant: 10)
    let twenty = child.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([
      ten, twenty, child.topAnchor.constraint(equalTo: root.topAnchor),
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutIssues.conflicts.first)
    #expect(Set(conflict.rules.compactMap(\.constraint)) == [ten, twenty])
    let setAside = try #require(conflict.setAside.constraint)
    setAside.isActive = false
    root.layoutIfNeeded()
    #expect(root.layoutIssues.conflicts.isEmpty)
  }

  @Test func aMaskTakesPartInAConflict() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(child)
    child.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutIssues.conflicts.first)
    #expect(conflict.rules.contains { $0.kind == .autoresizingMask && $0.item === child })
    #expect(
      conflict.rules.contains { $0.description == "frame and autoresizing mask of \(consoleName(child))" })
  }

  @Test func constraintsAffectingLayoutReachThroughSiblings() {
    let root = UIView()
    let (one, other) = (UIView(), UIView())
    root.addSubview(one)
    root.addSubview(other)
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
    let between = other.leftAnchor.constraint(equalTo: one.rightAnchor)
    let top = other.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([left, between, top])
    #expect(other.constraintsAffectingLayout(for: .horizontal) == [between, left])
    #expect(other.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(other.leftAnchor.constraintsAffectingLayout == [between, left])
  }
}
