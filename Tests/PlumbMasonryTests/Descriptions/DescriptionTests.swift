import NotationTesting
import PlumbMasonry
import Testing

/// Keys and equations.
struct DescriptionTests {
  private let screen = Screen()

  init() { MASAttachKeys(["view": screen.view, "other": screen.other, "root": screen.root]) }

  @Test func keysAreHeldByViewsGuidesAndConstraints() {
    let guide = NotationGuide()
    let constraint = screen.view.mas_makeConstraints { make in make.width.equalTo(1) }[0]
    MASAttachKeys(["guide": guide, "width": constraint])
    #expect(screen.view.mas_key as? String == "view")
    #expect(guide.mas_key as? String == "guide")
    #expect(screen.view.masonry[0].mas_key as? String == "width")
    screen.view.mas_key = nil
    #expect(screen.view.mas_key == nil)
  }

  @Test func aConstraintPrintsItsEquation() {
    let expected: [(String, (MASConstraintMaker) -> Void)] = [
      (
        "UIView:view.top == UIView:other.bottom * 2 + 8 ^low",
        { $0.top.equalTo(screen.other.mas_bottom).multipliedBy(2).offset(8).priorityLow().key("gap") }
      ),
      ("UIView:view.left == UIView:other.left", { $0.left.equalTo(screen.other).key("gap") }),
      (
        "UIView:view.left >= UIView:root.left - 2.5 ^medium",
        { $0.left.greaterThanOrEqualTo(screen.root).offset(-2.5).priorityMedium().key("gap") }
      ),
      ("UIView:view.width <= 0 ^high", { $0.width.lessThanOrEqualTo(0).priorityHigh().key("gap") }),
      (
        "UIView:view.width == 20 ^fitting size",
        { $0.width.equalTo(20).priority(.fittingSizeLevel).key("gap") }
      ),
      (
        "UIView:view.height == UIView:other.height * 0.5 ^251",
        { $0.height.equalTo(screen.other).multipliedBy(0.5).priority(251).key("gap") }
      ),
      (
        "UIView:view.firstBaseline == UIView:other.lastBaseline ^99.5",
        { $0.firstBaseline.equalTo(screen.other.mas_baseline).priority(99.5).key("gap") }
      ),
      (
        "UIView:view.leadingMargin == UIView:other.centerXWithinMargins",
        { $0.leadingMargin.equalTo(screen.other.mas_centerXWithinMargins).key("gap") }
      ),
    ]
    for (equation, write) in expected {
      let made = screen.view.mas_makeConstraints(write)
      let text = made[0].layoutConstraints[0].description
      #expect(
        text.hasPrefix("<MASLayoutConstraint:gap \(equation)> (PlumbMasonryTests/DescriptionTests.swift:"))
    }
  }

  @Test func theLineIsThatOfTheRelation() {
    let line: UInt = #line + 2
    let made = screen.view.mas_makeConstraints { make in
      make.left.equalTo(screen.other)
      make.top.offset(3)
    }
    let lines = made.flatMap(\.layoutConstraints).map(\.description).map { $0.suffix(4) }
    #expect(lines == [":\(line))", ":\(line - 1))"].map { $0.suffix(4) })
  }

  /// In a list, and in a debugger, the line stands once.
  @Test func aListSaysTheLineOnce() throws {
    let made = screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other).key("gap") }
    let constraint = try #require(made[0].layoutConstraints.first)
    #expect(constraint.debugDescription == constraint.description)
    #expect("\(screen.root.constraints)" == "[\(constraint.description)]")
  }

  @Test func withoutAKeyTheAddressStandsForIt() {
    screen.view.mas_key = nil
    let made = screen.view.mas_makeConstraints { make in make.width.equalTo(3) }
    let text = made[0].layoutConstraints[0].description
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(screen.view).toOpaque()), radix: 16)
    #expect(text.hasPrefix("<MASLayoutConstraint:0x"))
    #expect(text.contains(" UIView:0x\(address).width == 3>"))
  }

  @Test func guidesGoByTheirPublicClass() {
    let made = screen.view.mas_makeConstraints { make in
      make.top.equalTo(screen.root.mas_safeAreaLayoutGuideTop)
    }
    #expect(made[0].layoutConstraints[0].description.contains(" == UILayoutGuide:0x"))
  }

  @Test func whatIsNotInstalledPrintsWhatItWillSay() {
    let left = MASViewConstraint(firstViewAttribute: screen.view.mas_left)
    left.offset(3).key("gap")
    #expect(left.description == "<MASViewConstraint:gap UIView:view.left == superview.left + 3>")
    let both = MASCompositeConstraint(children: [left])
    #expect(both.description == "<MASCompositeConstraint [\(left)]>")
  }

  /// Conflicts print Masonry's equations.
  @Test func reportsPrintTheEquation() throws {
    screen.view.mas_makeConstraints { make in
      make.width.equalTo(10).key("narrow")
      make.width.equalTo(20).key("wide")
    }
    screen.root.layoutIfNeeded()
    let report = screen.root.layoutIssues.conflicts.map(\.consoleDescription).joined()
    #expect(report.contains("<MASLayoutConstraint:wide UIView:view.width == 20>"))
    #expect(report.contains("<MASLayoutConstraint:narrow UIView:view.width == 10>"))
  }
}
