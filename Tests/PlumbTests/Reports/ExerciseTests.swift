import Testing

@testable import Plumb

/// Ambiguous views that are moved to their other layouts.
struct ExerciseTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  @Test func aViewMovesToTheOtherEndAndBack() {
    let box = StackBox(100, 20)
    root.placeAtTop(box)
    let least = box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10)
    least.isActive = true
    box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    box.exerciseAmbiguityInLayout()
    // 300 - 10 - 100
    #expect(box.frame == CGRect(x: 190, y: 0, width: 100, height: 20))
    // Nothing changed: it stays, and is as ambiguous as before.
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 190)
    #expect(box.hasAmbiguousLayout)
    #expect(root.layoutIssues.ambiguities.first?.present == 190)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.minX == 10)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.minX == 190)
    // A change anywhere brings back what a tree built from scratch would have.
    least.constant = 12
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 12, y: 0, width: 100, height: 20))
  }

  @Test func neighboursFollow() {
    // Two contents of 60 and 80 share 300 - 8; either may take the rest.
    let (one, other) = (StackBox(60, 20), StackBox(80, 20))
    root.placeAtTop(one)
    root.placeAtTop(other)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.width == 212)
    one.exerciseAmbiguityInLayout()
    #expect(one.frame.width == 60)
    #expect(other.frame == CGRect(x: 68, y: 0, width: 232, height: 20))
    root.frame.size.width = 310
    root.layoutIfNeeded()
    #expect(one.frame.width == 222)
    #expect(other.frame == CGRect(x: 230, y: 0, width: 80, height: 20))
  }

  @Test func aRangeWithoutAnEndCountsAsAHundredPoints() {
    let box = StackBox(10, 10)
    root.placeAtTop(box)
    root.layoutIfNeeded()
    let start = box.frame.minX
    box.exerciseAmbiguityInLayout()
    #expect(abs(box.frame.minX - start) == 100)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.minX == start)
  }

  @Test func nothingHappensToAnUnambiguousTree() {
    let box = StackBox(10, 10)
    root.placeAtTop(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == CGRect(x: 7, y: 0, width: 10, height: 10))
    #expect(!root.layoutIssues.conflicts.contains { _ in true })
  }

  @Test func askingForAmbiguitiesTakesNoNewsFromLayout() {
    let box = StackBox(10, 10)
    root.placeAtTop(box)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 30
    #expect(!box.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(box.frame.minX == 30)
  }
}
