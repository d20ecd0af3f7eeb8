import Testing

@testable import Plumb

/// How constraints, anchors and views print: as on Apple's console.
struct ConsoleFormTests {
  final class Card: UIView {}

  @Test func aSizeWithAnIdentifier() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 100)
    constraint.identifier = "id"
    let name = consoleName(view)
    #expect(name.hasPrefix("UIView:0x"))
    let own = consoleName(constraint)
    #expect(own.hasPrefix("NSLayoutConstraint:0x"))
    #expect(constraint.description == "<\(own) 'id' \(name).width == 100   (inactive)>")
    constraint.isActive = true
    #expect(constraint.description == "<\(own) 'id' \(name).width == 100   (active)>")
  }

  @Test func twoItemsWithFactorConstantAndPriority() {
    let view = UIView()
    let other = UILayoutGuide()
    view.addLayoutGuide(other)
    other.identifier = "spacer"
    let constraint = view.heightAnchor.constraint(
      lessThanOrEqualTo: other.widthAnchor, multiplier: 0.5, constant: -2.25)
    constraint.priority = .defaultHigh
    #expect(
      constraint.description == "<\(consoleName(constraint)) \(consoleName(view)).height <= "
        + "0.5*\(consoleName(other))'spacer'.width - 2.25 @750   (inactive)>")
  }

  @Test func marginAttributesKeepTheirNames() {
    let view = UIView()
    let child = UIView()
    view.addSubview(child)
    let constraint = NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: view,
      attribute: .leadingMargin,
      multiplier: 1, constant: 0)
    #expect(constraint.description.contains(".leading >= \(consoleName(view)).leadingMargin   ("))
  }

  @Test func guidesGoByApplesNames() {
    let view = UIView()
    let name = consoleName(view.layoutMarginsGuide)
    #expect(name.hasPrefix("UILayoutGuide:0x"))
    #expect(view.layoutMarginsGuide.reference.shortName == "\(name)'UIViewLayoutMarginsGuide'")
  }

  @Test func classesOfOthersBringTheirModule() {
    #expect(consoleName(Card()).hasPrefix("PlumbTests.ConsoleFormTests.Card:0x"))
  }

  @Test func aViewPrintsItsFrame() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 100, height: 50))
    #expect(view.description.hasPrefix("<UIView: 0x"))
    #expect(view.description.contains("; frame = (1 2.5; 100 50)"))
  }

  @Test func theSourceLocationIsKnown() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let line: UInt = #line - 1
    #expect(constraint.sourceLocation?.line == line)
    #expect(constraint.sourceLocation?.fileID == #fileID)
  }
}
