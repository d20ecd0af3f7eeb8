import PlumbInterfaceBuilder
import PlumbLayout
import Testing

@Suite struct ConstraintNodeTests {
  private func constraints(_ text: String) throws -> [ConstraintNode] {
    let document = try Documents.read(
      Documents.xib("<subviews><label id=\"a\"/></subviews><constraints>\(text)</constraints>"))
    return document.contents(for: .any).roots[0].view.constraints
  }

  @Test func defaults() throws {
    let one = try #require(
      try constraints(
        "<constraint firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" id=\"c\"/>"
      ).first)
    #expect(one.firstItem == nil)
    #expect(one.firstAttribute == .trailing)
    #expect(one.relation == .equal)
    #expect(one.multiplier == 1)
    #expect(one.constant == 0)
    #expect(one.priority == .required)
    #expect(!one.isPlaceholder)
  }

  @Test func everythingStated() throws {
    let one = try #require(
      try constraints(
        """
        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="root"
        secondAttribute="height" multiplier="0.5" constant="-7.5" priority="749" placeholder="YES"
        symbolic="YES" identifier="half" id="c"/>
        """
      ).first)
    #expect(one.firstItem == "a")
    #expect(one.relation == .lessThanOrEqual)
    #expect(one.secondAttribute == .height)
    #expect(one.multiplier == 0.5)
    #expect(one.constant == -7.5)
    #expect(one.priority.value == 749)
    #expect(one.isPlaceholder)
    #expect(one.isSymbolic)
    #expect(one.identifier == "half")
  }

  @Test(arguments: [
    ("1:2", 0.5), ("4/5", 0.8), ("3", 3.0), ("16:9", 16.0 / 9), ("-1", -1.0), ("1e-3", 0.001),
  ])
  func multipliers(_ text: String, _ value: Double) throws {
    let list = try constraints(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(text)\"/>"
    )
    #expect(list.first?.multiplier == value)
  }

  @Test(arguments: ["1:0", "1:2:3", "a:b", "nan", "", ":", "inf", "1e300"])
  func multipliersThatMakeNoSense(_ text: String) throws {
    let list = try constraints(
      "<constraint firstItem=\"a\" firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"width\" multiplier=\"\(text)\"/>"
    )
    #expect(list.isEmpty)
  }

  @Test(arguments: [
    ("baseline", Attribute.lastBaseline), ("firstBaseline", .firstBaseline),
    ("leadingMargin", .leadingMargin),
    ("centerXWithinMargins", .centerXWithinMargins), ("left", .left), ("bottomMargin", .bottomMargin),
  ])
  func attributeNames(_ name: String, _ attribute: Attribute) throws {
    let list = try constraints("<constraint firstItem=\"a\" firstAttribute=\"\(name)\" constant=\"1\"/>")
    #expect(list.first?.firstAttribute == attribute)
  }

  @Test(arguments: [
    "firstAttribute=\"middle\"", "", "firstAttribute=\"width\" relation=\"about\"",
    "firstAttribute=\"width\" priority=\"0\"", "firstAttribute=\"width\" priority=\"2000\"",
    "firstAttribute=\"width\" secondItem=\"root\"",
    "firstAttribute=\"width\" secondItem=\"root\" secondAttribute=\"girth\"",
  ])
  func whatSaysNothingIsLeftOut(_ attributes: String) throws {
    #expect(try constraints("<constraint \(attributes)/>").isEmpty)
  }
}
