import PlumbInterfaceBuilder
import PlumbLayout
import Testing

/// Layout margins of roots, inner views and cells.
@Suite struct MarginTests {
  private func plan(_ text: String, root: Int = 0) throws -> RootPlan {
    let planner = RootPlanner(try Documents.read(text))
    return planner.plan(planner.roots[root])
  }

  /// 16 at the sides, 20 from 414 points, and the safe area above and below.
  @Test func controllersRoots() throws {
    #expect(
      try plan(Documents.storyboard([Documents.controller("a")])).items[0].margins
        == Insets(top: 20, left: 16, bottom: 0, right: 16))
    #expect(
      try plan(
        Documents.storyboard([Documents.controller("a", width: 414, height: 896)], device: "retina6_1")
      )
      .items[0].margins == Insets(top: 44, left: 20, bottom: 34, right: 20))
    #expect(
      try plan(Documents.storyboard([Documents.controller("a")], safeAreas: false)).items[0].margins
        == Insets(top: 0, left: 16, bottom: 0, right: 16))
  }

  /// Views of xibs are taken for those of controllers, but not by the oldest tools.
  @Test func topLevelViews() throws {
    #expect(try plan(Documents.xib("")).items[0].margins == Insets(top: 20, left: 16, bottom: 0, right: 16))
    #expect(
      try plan(Documents.xib("", attributes: "", tools: "7531", device: "")).items[0].margins
        == Insets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func innerViews() throws {
    let inside = """
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="5" width="375" height="100"/></view>
      <view id="w" insetsLayoutMarginsFromSafeArea="NO"><rect key="frame" x="0" y="5" width="375" height="100"/></view>
      <view id="p" preservesSuperviewLayoutMargins="YES"><rect key="frame" x="10" y="300" width="365" height="9"/></view>
      </subviews>
      """
    let items = try plan(Documents.storyboard([Documents.controller("a", view: inside)])).items
    // 8, and the 15 points of status bar that reach over the view.
    #expect(items[1].margins == Insets(top: 23, left: 8, bottom: 8, right: 8))
    #expect(items[2].margins == Insets(top: 8, left: 8, bottom: 8, right: 8))
    // The superview's 16 less the distance: 6 at the left, 16 at the right.
    #expect(items[3].margins == Insets(top: 8, left: 8, bottom: 8, right: 16))
  }

  @Test func cells() throws {
    // 8 beside the accessory, 11 above and below.
    #expect(
      try plan(Samples.list, root: 1).items[0].margins == Insets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test func statedMarginsOfStacksArrange() throws {
    let stack = """
      <subviews><stackView id="s"><rect key="frame" x="0" y="100" width="50" height="50"/>
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
      </stackView></subviews>
      """
    let items = try plan(Documents.xib(stack)).items
    #expect(items[1].stackMargins == Insets(top: 1, left: 2, bottom: 3, right: 4))
  }
}
