import Plumb
import PlumbInterfaceBuilder
import Testing

/// Documents as trees of views.
@Suite struct ImportTests {
  private func load(_ text: String, root: Int = 0, _ content: ImportOptions.Content) throws -> ImportedRoot {
    var options = ImportOptions()
    options.content = content
    let importer = DocumentImporter(try Documents.read(text), options: options)
    let imported = importer.load(importer.roots[root])
    imported.view.layoutIfNeeded()
    return imported
  }

  @Test func classesAndTexts() throws {
    let root = try load(Samples.signIn, .measured)
    #expect(
      root.view.subviews.map { "\(type(of: $0))" } == ["UILabel", "UITextField", "UISwitch", "UIButton"])
    #expect((root.view(id: "title") as? UILabel)?.text == "Sign in")
    #expect((root.view(id: "title") as? UILabel)?.numberOfLines == 0)
    #expect((root.view(id: "name") as? UITextField)?.placeholder == "Name")
    #expect((root.view(id: "go") as? UIButton)?.title(for: .normal) == "Sign in")
    #expect((root.view(id: "stay") as? UISwitch)?.isOn == true)
    #expect(root.constraints.count == 10)
    #expect(root.problems.isEmpty)
  }

  /// The arithmetic of the document's constraints with the recorded sizes of its controls.
  @Test func recordedFramesComeOutAgain() throws {
    let root = try load(Samples.signIn, .recorded)
    // Safe area 20 and 40; margin 16; 375 - 16 - 16.
    #expect(root.view(id: "title")?.frame == CGRect(x: 16, y: 60, width: 343, height: 20.5))
    #expect(root.view(id: "name")?.frame == CGRect(x: 16, y: 100.5, width: 343, height: 34))
    // The alignment rectangle of the switch ends 2 points before its frame, so the frame reaches 2 beyond.
    #expect(root.view(id: "stay")?.frame == CGRect(x: 310, y: 150, width: 51, height: 31))
    #expect(root.view(id: "go")?.frame.midX == 187.5)
  }

  @Test func scrollViewsRestBelowTheBars() throws {
    let root = try load(Samples.profile, .recorded)
    let scroll = try #require(root.view(id: "scroll") as? UIScrollView)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(scroll.contentOffset.y == -64)
    #expect(root.view(id: "stack")?.frame.width == 375)
    #expect(root.view(id: "face")?.frame == CGRect(x: 137.5, y: 0, width: 100, height: 100))
  }

  @Test func cellsAreLaidOutInTheirContentViews() throws {
    let root = try load(Samples.list, root: 1, .recorded)
    #expect(root.view(id: "row")?.frame == CGRect(x: 16, y: 11, width: 317, height: 21.5))
  }

  @Test func otherDevicesGiveOtherFrames() throws {
    var options = ImportOptions()
    options.device = Device.named(id: "retina6_12")
    let importer = DocumentImporter(try Documents.read(Samples.profile), options: options)
    let root = importer.load(importer.roots[0])
    root.view.layoutIfNeeded()
    #expect(root.view.frame.size == CGSize(width: 393, height: 852))
    #expect(root.view(id: "stack")?.frame.width == 393)
  }

  @Test func placeholderConstraintsActOnlyWithRecordedSizes() throws {
    let text = Documents.xib(
      """
      <subviews><view id="v" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
      <constraint firstItem="v" firstAttribute="width" constant="40" placeholder="YES" id="c"/></constraints>
      """)
    #expect(try load(text, .recorded).constraints.count == 1)
    #expect(try load(text, .measured).constraints.isEmpty)
  }
}
