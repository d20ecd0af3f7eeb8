import Foundation
import Plumb
import Testing

/// What lines of the visual format language say, by Apple's page on its syntax.
@Suite struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()
  private let c = UIView()
  private var views: [String: Any] { ["a": a, "b": b, "c": c] }

  init() {
    for view in [a, b, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// `first.attribute relation multiplier * second.attribute + constant @ priority`
  private func say(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil,
    _ views: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views ?? self.views
    ).map { constraint in
      let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? ""
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)"
      if let second = constraint.secondItem {
        if constraint.multiplier != 1 { text += " \(constraint.multiplier) *" }
        text += " \(name(second)).\(constraint.secondAttribute)"
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
      } else {
        text += " \(constraint.constant)"
      }
      return constraint.priority == .required ? text : text + " @ \(constraint.priority.rawValue)"
    }
  }

  private func name(_ item: AnyObject?) -> String {
    [a: "a", b: "b", c: "c", root: "|"][item as? UIView] ?? (item is UILayoutGuide ? "guide" : "?")
  }

  @Test func standardSpaces() {
    #expect(
      say("|-[a]-[b]-|") == [
        "a.leading == |.leadingMargin", "b.leading == a.trailing + 8.0", "|.trailingMargin == b.trailing",
      ])
    #expect(
      say("V:|-[a]-[b]-|") == [
        "a.top == |.topMargin", "b.top == a.bottom + 8.0", "|.bottomMargin == b.bottom",
      ])
  }

  @Test func spacesOfOnesOwn() {
    #expect(
      say("H:|-5-[a]-gap-[b]-(-3)-[c]-(>=1.5,<=9@750)-|", [], ["gap": 12]) == [
        "a.leading == |.leading + 5.0", "b.leading == a.trailing + 12.0", "c.leading == b.trailing + -3.0",
        "|.trailing >= c.trailing + 1.5", "|.trailing <= c.trailing + 9.0 @ 750.0",
      ])
    #expect(
      say("V:|[a][b]|") == ["a.top == |.top", "b.top == a.bottom", "|.bottom == b.bottom"])
  }

  @Test func sizes() {
    #expect(say("[a(50)]") == ["a.width == 50.0"])
    #expect(
      say("V:[a(>=50@low,<=high)]", [], ["low": UILayoutPriority.defaultLow, "high": 80 as Float]) == [
        "a.height >= 50.0 @ 250.0", "a.height <= 80.0",
      ])
    #expect(
      say("[a(==b)]-[b(c@999)]") == [
        "a.width == b.width", "b.leading == a.trailing + 8.0", "b.width == c.width @ 999.0",
      ])
    #expect(say("V:[a(b)]") == ["a.height == b.height"])
    #expect(
      say("[a(==b*2+10,<=c/4-n,>=a.height*1.5)]", [], ["n": 3]) == [
        "a.width == 2.0 * b.width + 10.0", "a.width <= 0.25 * c.width + -3.0", "a.width >= 1.5 * a.height",
      ])
  }

  @Test func metricsOfEveryKindOfNumber() {
    let numbers: [Any] = [7, 7.0, CGFloat(7), Float(7), UInt8(7), NSNumber(value: 7), Int64(7)]
    for number in numbers { #expect(say("[a(n)]", [], ["n": number]) == ["a.width == 7.0"]) }
  }

  @Test func directions() {
    #expect(
      say("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == |.left + 1.0", "b.left == a.right + 2.0", "|.right == b.right + 3.0",
      ])
    // From right to left the first view is the rightmost one.
    #expect(
      say("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "|.right == a.right + 1.0", "a.left == b.right + 2.0", "b.left == |.left + 3.0",
      ])
    #expect(say("|-[a]", .directionRightToLeft) == ["|.rightMargin == a.right"])
    #expect(say("V:[a]-2-[b]", .directionRightToLeft) == ["b.top == a.bottom + 2.0"])
  }

  @Test func alignments() {
    #expect(
      say("[a]-2-[b]-2-[c]", [.alignAllTop, .alignAllLastBaseline]) == [
        "b.leading == a.trailing + 2.0", "c.leading == b.trailing + 2.0", "a.top == b.top",
        "a.lastBaseline == b.lastBaseline", "b.top == c.top", "b.lastBaseline == c.lastBaseline",
      ])
    #expect(say("V:[a][b]", .alignAllCenterX) == ["b.top == a.bottom", "a.centerX == b.centerX"])
    #expect(say("V:|[a]|", .alignAllLeading) == ["a.top == |.top", "|.bottom == a.bottom"])
  }

  @Test func spacesBetweenBaselines() {
    #expect(
      say("V:|-5-[a]-20-[b]-|", .spacingBaselineToBaseline) == [
        "a.top == |.top + 5.0", "b.firstBaseline == a.lastBaseline + 20.0", "|.bottomMargin == b.bottom",
      ])
    #expect(say("[a]-20-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 20.0"])
  }

  @Test func guidesAreItems() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    #expect(
      say("|[g(a)]-[a]", [], nil, ["g": guide, "a": a]) == [
        "guide.leading == |.leading", "guide.width == a.width", "a.leading == guide.trailing + 8.0",
      ])
  }

  @Test func aGuideMayStandForTheSuperview() {
    var items = views
    items["|"] = root.safeAreaLayoutGuide
    #expect(
      say("V:|[a]-(>=4)-|", [], nil, items) == ["a.top == guide.top", "guide.bottom >= a.bottom + 4.0"])
    #expect(say("V:|-[a]", [], nil, items) == ["a.top == guide.top + 8.0"])
  }

  @Test func spaceBetweenThePartsDoesNotCount() {
    #expect(
      say(" V: | -5- [ a ( >=50 , <=b @ 20 ) ] - [b]\n") == [
        "a.top == |.top + 5.0", "a.height >= 50.0", "a.height <= b.height @ 20.0", "b.top == a.bottom + 8.0",
      ])
  }

  /// 300 wide: margins of 8 at both sides and a gap of 8 leave 276; `a` takes a third of what `b` takes.
  @Test func framesFollow() {
    for format in ["|-[a]-[b(==a*3)]-|", "V:|-20-[a(30)]", "V:[b(a)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    NSLayoutConstraint.activate([b.topAnchor.constraint(equalTo: a.topAnchor)])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 20, width: 69, height: 30))
    #expect(b.frame == CGRect(x: 85, y: 20, width: 207, height: 30))
  }

  @Test func constraintsKnowWhereTheyWereWritten() {
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a][b]", metrics: nil, views: views)
    #expect(made[0].sourceLocation?.line == UInt(#line - 1))
  }

  /// NSLayoutConstraint.h: the bit of an alignment is `1 << attribute`, directions lie at 16, spacing at 19.
  @Test func rawValuesOfOptions() {
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(NSLayoutConstraint.FormatOptions.alignAllRight.rawValue == 4)
    #expect(NSLayoutConstraint.FormatOptions.alignAllTop.rawValue == 8)
    #expect(NSLayoutConstraint.FormatOptions.alignAllBottom.rawValue == 16)
    #expect(NSLayoutConstraint.FormatOptions.alignAllLeading.rawValue == 32)
    #expect(NSLayoutConstraint.FormatOptions.alignAllTrailing.rawValue == 64)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterX.rawValue == 512)
    #expect(NSLayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1024)
    #expect(NSLayoutConstraint.FormatOptions.alignAllLastBaseline.rawValue == 2048)
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 4096)
    #expect(NSLayoutConstraint.FormatOptions.alignmentMask.rawValue == 0xFFFF)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing.rawValue == 0)
    #expect(NSLayoutConstraint.FormatOptions.directionLeftToRight.rawValue == 0x10000)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft.rawValue == 0x20000)
    #expect(NSLayoutConstraint.FormatOptions.directionMask.rawValue == 0x30000)
    #expect(NSLayoutConstraint.FormatOptions.spacingEdgeToEdge.rawValue == 0)
    #expect(NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline.rawValue == 0x80000)
    #expect(NSLayoutConstraint.FormatOptions.spacingMask.rawValue == 0x80000)
  }
}

extension [UIView: String] {
  fileprivate subscript(_ view: UIView?) -> String? { view.flatMap { self[$0] } }
}
