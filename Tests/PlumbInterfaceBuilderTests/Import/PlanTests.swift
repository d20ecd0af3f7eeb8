import PlumbInterfaceBuilder
import PlumbLayout
import Testing

/// What places views, and which sizes are given.
@Suite struct PlanTests {
  private func items(_ inside: String, tools: String = "14460") throws -> [PlannedItem] {
    let planner = RootPlanner(
      try Documents.read(Documents.xib("<subviews>\(inside)</subviews>", tools: tools)))
    return planner.plan(planner.roots[0]).items
  }

  @Test func modes() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let list = try items(
      """
      <view id="a">\(frame)</view>
      <view id="b" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</view>
      <view id="c" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</view>
      <stackView id="d" translatesAutoresizingMaskIntoConstraints="NO">\(frame)<subviews>
      <view id="e">\(frame)</view><view id="f" fixedFrame="YES" hidden="YES">\(frame)</view></subviews></stackView>
      <visualEffectView id="g" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
      <view key="contentView" id="h">\(frame)</view></visualEffectView>
      """)
    #expect(
      list.map(\.mode) == [
        .root, .autoresizing, .constraints, .fixed, .constraints, .constraints, .constraints, .constraints,
        .managed,
      ])
    #expect(list.map(\.isLeftOut) == [false, false, false, false, false, false, true, false, false])
  }

  /// Alignment insets: a switch reaches 2 to the right, a slider 2 at both sides and 1 below, segments 1 below.
  @Test func contentSizesAreAlignmentRectangles() throws {
    func control(_ name: String) -> String {
      "<\(name) id=\"\(name)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"30\"/></\(name)>"
    }
    let names = ["switch", "slider", "segmentedControl", "label", "view", "progressView"]
    let list = try items(names.map(control).joined()).dropFirst().map(\.contentSize)
    #expect(list[0]?.width == 98)
    #expect(list[0]?.height == 30)
    #expect(list[1]?.width == nil)
    #expect(list[1]?.height == 29)
    #expect(list[2]?.height == 29)
    #expect(list[3]?.width == 100)
    #expect(list[4] == nil)
    #expect(list[5]?.width == nil)
    let slider = try items(control("slider"), tools: "24412")[1]
    #expect(slider.contentSize?.height == 30)
  }

  @Test func imagesAndTextViews() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
    let list = try items(
      """
      <imageView id="a" image="x">\(frame)</imageView><imageView id="b">\(frame)</imageView>
      <textView id="c">\(frame)</textView><textView id="d" scrollEnabled="NO">\(frame)</textView>
      <view id="e" placeholderIntrinsicWidth="7" placeholderIntrinsicHeight="infinite">\(frame)</view>
      """)
    #expect(list.map { $0.contentSize != nil } == [false, true, false, false, true, true])
    #expect(list[5].contentSize == PlannedContentSize(width: 7, height: nil, source: .placeholder))
  }

  @Test func oldGuidesAreEdgesOfTheSafeArea() throws {
    let controller = """
      <viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="t"/>
      <viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><view id="x"/></subviews><constraints>
      <constraint firstItem="x" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="x" secondAttribute="bottom" id="2"/></constraints>
      </view></viewController>
      """
    let planner = RootPlanner(try Documents.read(Documents.storyboard([controller])))
    let plan = planner.plan(planner.roots[0])
    #expect(plan.constraints.map(\.second) == [.topGuide, .view(1)])
    #expect(plan.constraints.map(\.first) == [.view(1), .bottomGuide])
  }

  /// In a document `subviews` come before `constraints`, at every depth.
  @Test func constraintsOfSubviewsComeFirst() throws {
    func constraint(_ id: String) -> String {
      "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"\(id)\"/></constraints>"
    }
    let document = Documents.xib(
      """
      <subviews>
      <view id="a"><subviews><view id="b">\(constraint("1"))</view></subviews>\(constraint("2"))</view>
      <view id="c">\(constraint("3"))</view></subviews>\(constraint("4"))
      """)
    let planner = RootPlanner(try Documents.read(document))
    #expect(planner.plan(planner.roots[0]).constraints.map(\.node.id) == ["1", "2", "3", "4"])
  }

  /// Standard spacing at the sides of a safe area came to nothing in Xcode 9 to 11.
  @Test func symbolicSpacingAtSafeAreas() throws {
    func constant(_ tools: String) throws -> Double? {
      let planner = RootPlanner(
        try Documents.read(
          Documents.xib(
            """
            <subviews><view id="x"/></subviews><constraints><constraint firstItem="x" firstAttribute="leading"
            secondItem="s" secondAttribute="leading" constant="20" symbolic="YES" id="1"/></constraints>
            <viewLayoutGuide key="safeArea" id="s"/>
            """, tools: tools)))
      return planner.plan(planner.roots[0]).constraints.first?.constant
    }
    #expect(try constant("14460") == 0)
    #expect(try constant("21507") == 20)
  }
}
