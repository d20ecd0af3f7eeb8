import Testing

@testable import Plumb

/// Constraints that print in the visual format language, as on Apple's console.
struct VisualFormTests {
  private let root = UIView()
  private let one = UIView()
  private let other = UIView()

  init() {
    root.addSubview(one)
    root.addSubview(other)
  }

  private func body(_ constraint: NSLayoutConstraint) -> String {
    String(constraint.description.dropFirst(consoleName(constraint).count + 2))
  }

  @Test func theSuperviewIsABar() {
    let bar = "(inactive, names: '|':\(consoleName(root)) )>"
    let leading = one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    #expect(body(leading) == "H:|-(8)-[\(consoleName(one))]   \(bar)")
    let bottom = root.bottomAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: -2)
    bottom.priority = .defaultHigh
    #expect(body(bottom) == "V:[\(consoleName(one))]-(>=-2@750)-|   \(bar)")
    let left = one.leftAnchor.constraint(equalTo: root.leftAnchor)
    #expect(body(left) == "H:|-(0)-[\(consoleName(one))](LTR)   \(bar)")
  }

  @Test func siblingsStandInARow() {
    let gap = other.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 9)
    #expect(body(gap) == "V:[\(consoleName(one))]-(9)-[\(consoleName(other))]   (inactive)>")
  }

  @Test func whatIsWrittenTheOtherWayRoundIsAnEquation() {
    let leading = root.leadingAnchor.constraint(equalTo: one.leadingAnchor)
    #expect(body(leading) == "\(consoleName(root)).leading == \(consoleName(one)).leading   (inactive)>")
    let between = one.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3)
    #expect(body(between) == "\(consoleName(one)).leading == \(consoleName(other)).leading + 3   (inactive)>")
  }

  @Test func aViewInAViewDoesNotSeeTheOutermostAsABar() {
    let leaf = UIView()
    one.addSubview(leaf)
    let leading = leaf.topAnchor.constraint(equalTo: root.topAnchor, constant: 4)
    #expect(body(leading) == "\(consoleName(leaf)).top == \(consoleName(root)).top + 4   (inactive)>")
  }

  @Test func identifiersStandForViews() {
    one.accessibilityIdentifier = "badge"
    other.accessibilityIdentifier = "a name of more than twenty-two characters"
    let leading = one.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
    #expect(
      body(leading)
        == "H:|-(8)-[badge]   (inactive, names: badge:0x\(consoleAddress(one)), '|':\(consoleName(root)) )>")
    let width = other.widthAnchor.constraint(equalToConstant: 16)
    // 19 characters and three dots
    #expect(
      body(width)
        == "a name of more than....width == 16   (inactive, names: a name of more than...:0x\(consoleAddress(other)) )>"
    )
  }
}
