import Plumb
import PlumbInterfaceBuilder
import Testing

/// What a document says of the look of its controls.
@Suite struct AppearanceTests {
  private func load(_ inside: String, rightToLeft: Bool = false) throws -> ImportedRoot {
    var options = ImportOptions()
    options.isRightToLeft = rightToLeft
    let importer = DocumentImporter(try Documents.read(Documents.xib(inside)), options: options)
    return importer.load(importer.roots[0])
  }

  private static func color(_ key: String) -> String {
    "<color key=\"\(key)\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"
  }

  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The names of the properties are UIKit's.
  @Test func colorsOfControls() throws {
    func view<View: UIView>(_ element: String, _ keys: String...) throws -> View {
      let colors = keys.map(Self.color).joined()
      let root = try load("<subviews><\(element) id=\"it\">\(colors)</\(element)></subviews>")
      return try #require(root.view(id: "it") as? View)
    }
    let toggle: UISwitch = try view("switch", "onTintColor", "thumbTintColor")
    #expect(toggle.onTintColor == Self.red && toggle.thumbTintColor == Self.red)
    let slider: UISlider = try view(
      "slider", "minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor")
    #expect(slider.minimumTrackTintColor == Self.red && slider.maximumTrackTintColor == Self.red)
    #expect(slider.thumbTintColor == Self.red)
    let progress: UIProgressView = try view("progressView", "progressTintColor", "trackTintColor")
    #expect(progress.progressTintColor == Self.red && progress.trackTintColor == Self.red)
    let pages: UIPageControl = try view(
      "pageControl", "pageIndicatorTintColor", "currentPageIndicatorTintColor")
    #expect(pages.pageIndicatorTintColor == Self.red && pages.currentPageIndicatorTintColor == Self.red)
    let segments: UISegmentedControl = try view("segmentedControl", "selectedSegmentTintColor")
    #expect(segments.selectedSegmentTintColor == Self.red)
    let indicator: UIActivityIndicatorView = try view("activityIndicatorView", "color")
    #expect(indicator.color == Self.red)
    let label: UILabel = try view("label", "shadowColor")
    #expect(label.shadowColor == Self.red)
    let bar: UINavigationBar = try view("navigationBar", "barTintColor")
    #expect(bar.barTintColor == Self.red)
  }

  @Test func bars() throws {
    let root = try load(
      """
      <subviews><tabBar id="tabs" barStyle="black"><items><tabBarItem title="A" image="a" selectedImage="b" id="i"/></items>
      </tabBar></subviews>
      """)
    let bar = try #require(root.view(id: "tabs") as? UITabBar)
    #expect(bar.barStyle == .black)
    #expect(bar.items?.first?.selectedImage != nil)
  }

  @Test func segmentsAreNotAddedAgain() throws {
    let root = try load(
      """
      <subviews><segmentedControl id="choice" selectedSegmentIndex="1"><segments><segment title="A"/>
      <segment title="B"/></segments></segmentedControl></subviews>
      """)
    root.adapt(to: ImportOptions())
    let control = try #require(root.view(id: "choice") as? UISegmentedControl)
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func numbersOfTheLookAreCheckedToo() throws {
    let root = try load("<subviews><slider id=\"s\" alpha=\"NaN\" maxValue=\"lots\"/></subviews>")
    #expect(
      root.problems.map(\.message) == [
        "alpha=\"NaN\" is not a number; ignored", "maxValue=\"lots\" is not a number; ignored",
      ])
  }

  /// Leading is at the right there; `layoutMargins` has a left and a right whatever the direction.
  @Test(arguments: [
    ("directionalEdgeInsets key=\"directionalLayoutMargins\" leading=\"40\" trailing=\"30\"", 30.0, 40.0),
    ("edgeInsets key=\"layoutMargins\" left=\"40\" right=\"30\"", 40.0, 30.0),
  ])
  func marginsFromRightToLeft(element: String, left: Double, right: Double) throws {
    let margins = "<\(element) top=\"0\" bottom=\"0\"/>"
    let root = try load(
      "\(margins)<subviews><view id=\"inner\">\(margins)</view></subviews>", rightToLeft: true)
    for view in [root.view, try #require(root.view(id: "inner"))] {
      view.insetsLayoutMarginsFromSafeArea = false
      root.view.layoutIfNeeded()
      #expect(Double(view.layoutMargins.left) == left)
      #expect(Double(view.layoutMargins.right) == right)
    }
  }
}
