import Plumb
import PlumbInterfaceBuilder
import Testing

/// Documents that mean harm, at sizes at which the tests stay quick.
@Suite struct HostileDocumentTests {
  private func error(_ bytes: [UInt8]) -> DocumentError? {
    do {
      _ = try InterfaceDocument(bytes, file: "hostile.xib")
      return nil
    } catch {
      return error
    }
  }

  private func error(_ text: String) -> DocumentError? { error(Array(text.utf8)) }

  /// Reads and lays out everything; the views of all roots.
  private func layOut(_ text: String) throws -> [ImportedRoot] {
    let importer = DocumentImporter(try Documents.read(text))
    let roots = importer.roots.map(importer.load)
    for root in roots { root.view.layoutIfNeeded() }
    return roots
  }

  @Test func notMarkup() {
    #expect(error("") != nil)
    #expect(error("hello") != nil)
    #expect(error([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) != nil)
    #expect(error("bplist00") != nil)
  }

  @Test func largeInput() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: (64 << 20) + 1)
    guard case .markup(let error)? = error(bytes) else {
      Issue.record("accepted")
      return
    }
    #expect(error.kind == .tooLarge(limit: "bytes", value: 64 << 20))
  }

  @Test func manyNestedElements() {
    let text = String(repeating: "<view><subviews>", count: 50_000)
    #expect(error("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">" + text) != nil)
  }

  @Test func deepViewsWithinTheLimit() throws {
    let depth = 250
    let text =
      String(repeating: "<view><subviews>", count: depth)
      + String(repeating: "</subviews></view>", count: depth)
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"><objects>\(text)</objects>
      </document>
      """
    #expect(try layOut(document).first?.views.count == depth)
  }

  /// A constraint list may be as long as a document allows.
  @Test func manyConstraints() throws {
    let text = (0..<2_000).map {
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>"
    }
    let root = try layOut(
      Documents.xib(
        "<subviews><view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"/></subviews><constraints>\(text.joined())</constraints>"
      ))
    #expect(root.first?.constraints.count == 2_000)
  }

  @Test func circlesOfSegues() throws {
    func controller(_ id: String, to other: String) -> String {
      Documents.controller(
        id, extra: "<connections><segue destination=\"\(other)\" kind=\"show\" id=\"s\(id)\"/></connections>")
    }
    let text = Documents.storyboard([
      controller("a", to: "b"), controller("b", to: "a"), controller("c", to: "c"),
      """
      <navigationController id="n"><connections>
      <segue destination="n" kind="relationship" relationship="rootViewController" id="x"/></connections>
      </navigationController>
      """,
    ])
    #expect(try layOut(text).count == 3)
  }

  @Test func colorsThatNameEachOther() throws {
    let text = Documents.xib(
      "<color key=\"backgroundColor\" name=\"one\"/>",
      after: """
        <resources><namedColor name="one"><color name="two"/></namedColor>
        <namedColor name="two"><color name="one"/></namedColor></resources>
        """)
    #expect(try layOut(text).first?.view.backgroundColor == nil)
  }

  @Test func referencesToNothingAreNoted() throws {
    let root = try #require(
      try layOut(
        Documents.xib(
          """
          <subviews><label id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top" id="c"/>
          </constraints>
          """)
      ).first)
    #expect(root.constraints.isEmpty)
    #expect(
      root.problems.map(\.message) == ["\"gone\" is no item of this view tree; the constraint is ignored"])
  }

  /// What UIKit would raise for is a note here.
  @Test(arguments: [
    "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"leading\"",
    "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"b\" secondAttribute=\"right\"",
    "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"top\" multiplier=\"0\"",
    "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"top\"",
  ])
  func refusedConstraintsAreNoted(_ attributes: String) throws {
    let root = try #require(
      try layOut(
        Documents.xib(
          """
          <subviews><label id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <label id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
          <constraint \(attributes) id="c"/></constraints>
          """)
      ).first)
    #expect(root.constraints.isEmpty)
    #expect(root.problems.count == 1)
  }

  /// A constraint in the list of a view that contains neither item acts from the nearest that contains both.
  @Test func constraintsInTheWrongList() throws {
    let root = try #require(
      try layOut(
        Documents.xib(
          """
          <subviews><label id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
          <view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c"/>
          </constraints></view></subviews>
          """)
      ).first)
    #expect(root.constraints["c"]?.isActive == true)
    #expect(root.view(id: "a")?.frame.minY == 30)
  }

  @Test func numbersThatAreNot() throws {
    let root = try #require(
      try layOut(
        Documents.xib(
          """
          <subviews><label id="a" numberOfLines="-3" preferredMaxLayoutWidth="nan" alpha="x" tag="1e99"
          minimumScaleFactor="7" text="x"><rect key="frame" x="inf" y="0" width="-5" height="1e400"/>
          <fontDescription key="fontDescription" type="system" pointSize="-12"/></label>
          <pageControl id="p" numberOfPages="1e9" currentPage="-1"/>
          <segmentedControl id="s" selectedSegmentIndex="999999999999"/>
          <slider id="l" minValue="5" maxValue="-5" value="nan"/>
          <stepper id="t" minimumValue="1e308" maximumValue="-1"/></subviews>
          """)
      ).first)
    #expect(root.views.allSatisfy { $0.frame.width.isFinite && $0.frame.minX.isFinite })
  }

  @Test func manyReferencesThatLeadNowhere() throws {
    let constraints = (0..<5_000).map { index in
      "<constraint firstItem=\"gone\(index)\" firstAttribute=\"width\" constant=\"1\"/>"
    }
    let root = try #require(
      try layOut(Documents.xib("<constraints>\(constraints.joined())</constraints>")).first)
    #expect(root.problems.count == 1_000)
  }

  /// A position or size that is said to differ from itself by 5 is no layout.
  @Test func constraintsOfAnAttributeToItself() throws {
    let root = try #require(
      try layOut(
        Documents.xib(
          """
          <constraints>
          <constraint firstItem="root" firstAttribute="width" secondItem="root" secondAttribute="width" constant="5"/>
          <constraint firstItem="root" firstAttribute="width" secondItem="root" secondAttribute="width"/>
          </constraints>
          """)
      ).first)
    #expect(root.problems.map(\.message) == ["an attribute cannot differ from itself; ignored"])
    #expect(root.view.layoutIssues.conflicts.isEmpty)
  }
}
