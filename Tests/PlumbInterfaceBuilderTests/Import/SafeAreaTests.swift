import PlumbInterfaceBuilder
import PlumbLayout
import Testing

/// Safe areas of roots: status bar 20 with a home button, navigation bar 44, tab bar 49, home indicator 34.
@Suite struct SafeAreaTests {
  private func safeArea(
    _ scenes: [String], of id: String, tools: String = "14460", device: String = "retina4_7"
  ) throws -> Insets {
    let planner = RootPlanner(try Documents.read(Documents.storyboard(scenes, tools: tools, device: device)))
    let root = try #require(planner.roots.first { $0.view.id == id })
    return planner.plan(root).context.safeArea
  }

  private func navigation(_ root: String, attributes: String = "") -> String {
    """
    <navigationController id="n" \(attributes)><navigationBar key="navigationBar" id="b"/><connections>
    <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController>
    """
  }

  private func show(_ from: String, _ to: String, kind: String = "show") -> String {
    Documents.controller(
      from, extra: "<connections><segue destination=\"\(to)\" kind=\"\(kind)\" id=\"s\"/></connections>")
  }

  @Test func aloneThereIsTheStatusBar() throws {
    #expect(
      try safeArea([Documents.controller("a")], of: "a-view") == Insets(top: 20, left: 0, bottom: 0, right: 0)
    )
  }

  /// From Xcode 11 on the canvas of devices with a home button shows none.
  @Test func newerToolsHaveNoStatusBarThere() throws {
    #expect(try safeArea([Documents.controller("a")], of: "a-view", tools: "15505") == .zero)
  }

  @Test func navigationIsPassedOnAlongShowSegues() throws {
    let scenes = [navigation("a"), show("a", "b"), show("b", "c"), Documents.controller("c")]
    for id in ["a-view", "b-view", "c-view"] {
      #expect(try safeArea(scenes, of: id) == Insets(top: 64, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func presentationsBeginAnew() throws {
    let scenes = [navigation("a"), show("a", "b", kind: "presentation"), Documents.controller("b")]
    #expect(try safeArea(scenes, of: "b-view").top == 20)
  }

  @Test func hiddenNavigationBarsTakeNothing() throws {
    let scenes = [navigation("a", attributes: "navigationBarHidden=\"YES\""), Documents.controller("a")]
    #expect(try safeArea(scenes, of: "a-view").top == 20)
  }

  @Test func tabBarsAndHomeIndicator() throws {
    let tabs = """
      <tabBarController id="t"><connections>
      <segue destination="a" kind="relationship" relationship="viewControllers" id="r"/></connections>
      </tabBarController>
      """
    let scenes = [tabs, Documents.controller("a", width: 414, height: 896)]
    #expect(
      try safeArea(scenes, of: "a-view", device: "retina6_1")
        == Insets(top: 44, left: 0, bottom: 83, right: 0))
    #expect(
      try safeArea(scenes, of: "a-view", tools: "21507", device: "retina6_1")
        == Insets(top: 48, left: 0, bottom: 83, right: 0))
  }

  @Test func shortRootsLieBelowTheBars() throws {
    let scenes = [navigation("a"), Documents.controller("a", height: 603)]
    #expect(try safeArea(scenes, of: "a-view").top == 0)
  }

  @Test func embeddedControllersHaveNone() throws {
    let scenes = [show("a", "b", kind: "embed"), Documents.controller("b", width: 200, height: 100)]
    #expect(try safeArea(scenes, of: "b-view") == .zero)
  }

  @Test func simulatedBars() throws {
    let none = Documents.controller("a", extra: "<nil key=\"simulatedStatusBarMetrics\"/>")
    #expect(try safeArea([none], of: "a-view").top == 0)
    let bar = Documents.controller(
      "a", extra: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>")
    #expect(try safeArea([bar], of: "a-view").top == 64)
    let opaque = Documents.controller(
      "a", extra: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>")
    // The root begins 64 points lower and ends as many below the screen.
    #expect(try safeArea([opaque], of: "a-view") == Insets(top: 0, left: 0, bottom: 64, right: 0))
    let tab = Documents.controller("a", extra: "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
    #expect(try safeArea([tab], of: "a-view").bottom == 49)
  }

  /// A view of a xib has the device's safe area whatever its size, but no status bar over a freeform one.
  @Test func topLevelViews() throws {
    func area(_ size: String, _ device: String) throws -> Insets {
      let planner = RootPlanner(
        try Documents.read(Documents.xib("", device: "<device id=\"\(device)\"/>", size: size)))
      return planner.plan(planner.roots[0]).context.safeArea
    }
    #expect(try area("width=\"375\" height=\"667\"", "retina4_7").top == 20)
    #expect(try area("width=\"300\" height=\"100\"", "retina4_7").top == 0)
    #expect(
      try area("width=\"300\" height=\"300\"", "retina6_1") == Insets(top: 44, left: 0, bottom: 34, right: 0))
  }

  /// On another device the present systems count.
  @Test func otherDevices() throws {
    var options = ImportOptions()
    options.device = Device.named(id: "retina6_12")
    let document = try Documents.read(Documents.storyboard([navigation("a"), Documents.controller("a")]))
    let planner = RootPlanner(document, options: options)
    let plan = planner.plan(try #require(planner.roots.first { $0.view.id == "a-view" }))
    #expect(plan.context.size == Size(width: 393, height: 852))
    #expect(plan.context.safeArea == Insets(top: 59 + 44, left: 0, bottom: 34, right: 0))
    #expect(plan.context.scale == 3)
  }
}
