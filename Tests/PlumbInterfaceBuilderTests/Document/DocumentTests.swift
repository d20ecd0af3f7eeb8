import PlumbInterfaceBuilder
import Testing

@Suite struct DocumentTests {
  @Test func attributesOfTheDocument() throws {
    let document = try Documents.read(Documents.xib("", tools: "14460.31"))
    #expect(document.kind == DocumentKind(platform: .iOS, form: .xib))
    #expect(document.toolsVersion == 14460)
    #expect(document.device == DocumentDevice(id: "retina4_7"))
    #expect(document.usesAutoLayout)
    #expect(document.usesSafeAreas)
    #expect(!document.isLaunchScreen)
    #expect(document.problems.isEmpty)
    #expect(document.ignored.isEmpty)
  }

  @Test func otherRootsAreRefusedByName() {
    #expect(throws: DocumentError.self) { try Documents.read("<svg/>") }
    do {
      _ = try Documents.read("\n<svg/>")
    } catch {
      #expect(
        "\(error)" == "test.xib:2:1: <svg> is not the root of an Interface Builder document (<document> is)")
    }
  }

  @Test func olderArchivesAreRefusedByName() {
    let text =
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"><data/></archive>"
    #expect(
      throws: DocumentError.archive(
        file: "test.xib", type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", version: "8.00")
    ) {
      try Documents.read(text)
    }
  }

  @Test(arguments: ["", "com.apple.InterfaceBuilder.WatchKit.Storyboard", "something"])
  func otherTypesAreRefused(_ type: String) {
    #expect(throws: DocumentError.self) { try Documents.read("<document type=\"\(type)\"/>") }
  }

  @Test func malformedMarkupCarriesItsPlace() {
    do {
      _ = try Documents.read("<document>\n<a></document>")
    } catch {
      #expect("\(error)" == "test.xib:2:4: </document> where </a> is expected (in <a>)")
    }
  }

  @Test func duplicateIDsAreNoted() throws {
    let document = try Documents.read(
      Documents.xib("<subviews><label id=\"a\" text=\"1\"/><label id=\"a\" text=\"2\"/></subviews>"))
    #expect(document.problems.count == 1)
    #expect(document.problems.first?.element == "label")
  }

  @Test func ignoredIsListedWithLineAndCount() throws {
    let document = try Documents.read(
      Documents.xib(
        """
        <subviews>
        <label id="a" text="1" sparkle="YES"/>
        <label id="b" text="2" sparkle="NO"/>
        <hologram id="c"><rect key="frame" x="0" y="0" width="1" height="1"/></hologram>
        </subviews>
        """))
    #expect(
      document.ignored == [
        IgnoredItem(element: "label", attribute: "sparkle", line: 10, count: 2),
        IgnoredItem(element: "hologram", attribute: nil, line: 12, count: 1),
      ])
    let root = document.contents(for: .any).roots[0].view
    #expect(root.subviews.map(\.kind) == [.label, .label, .other])
  }

  @Test func macDocumentsAreKnown() throws {
    let document = try Documents.read(
      "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" toolsVersion=\"22505\"><objects/></document>")
    #expect(document.kind.platform == .macOS)
    #expect(document.contents(for: .any).roots.isEmpty)
  }

  @Test func aDeviceThatIsNotKnownIsNamed() throws {
    let document = try Documents.read(Documents.xib("", device: "<device id=\"retina99\"/>"))
    #expect(
      document.problems.map(\.message)
        == ["the device \"retina99\" is not known; a canvas of 600 × 600 is taken"])
  }

  /// The readable width and extended edges are read by nobody.
  @Test func whatChangesNothingIsListed() throws {
    let document = try Documents.read(
      Documents.xib("<subviews><view id=\"a\" layoutMarginsFollowReadableWidth=\"YES\"/></subviews>"))
    #expect(document.ignored.map(\.attribute) == ["layoutMarginsFollowReadableWidth"])
  }
}
