import Plumb
import PlumbInterfaceBuilder
import PlumbLayout
import Testing

/// A document that is applied again to the views that it was made into.
@Suite struct AdaptingTests {
  /// A label at a distance that depends on the height class, one that exists only in compact height, and a stack that
  /// turns there.
  private static let document = Documents.xib(
    """
    <subviews>
    <view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
    <view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>
    <stackView id="s" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
    <variation key="heightClass=compact" axis="horizontal"/>
    <subviews><view id="s1"/><view id="s2"/></subviews>
    </stackView>
    </subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="left">
    <variation key="heightClass=compact" constant="30"/></constraint>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="50" id="top"/>
    <constraint firstItem="a" firstAttribute="width" constant="100" id="width"/>
    <constraint firstItem="a" firstAttribute="height" constant="20" id="tall"/>
    <constraint firstItem="a" firstAttribute="height" constant="70" id="low"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="b1"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="b2"/>
    <constraint firstItem="b" firstAttribute="width" constant="5" id="b3"/>
    <constraint firstItem="b" firstAttribute="height" constant="6" id="b4"/>
    <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="st1"/>
    <constraint firstItem="s" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="st2"/>
    <constraint firstItem="s1" firstAttribute="width" constant="11" id="st3"/>
    <constraint firstItem="s1" firstAttribute="height" constant="12" id="st4"/>
    <constraint firstItem="s2" firstAttribute="width" secondItem="s1" secondAttribute="width" id="st5"/>
    <constraint firstItem="s2" firstAttribute="height" secondItem="s1" secondAttribute="height" id="st6"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="low"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask>
    <mask key="constraints"><include reference="low"/><exclude reference="tall"/></mask></variation>
    """)

  private func load() throws -> ImportedRoot {
    let importer = DocumentImporter(try Documents.read(Self.document))
    let root = importer.load(importer.roots[0])
    root.view.layoutIfNeeded()
    return root
  }

  private func landscape() -> ImportOptions {
    var options = ImportOptions()
    options.device = Device.named(id: "retina4_7")
    options.orientation = .landscape
    return options
  }

  private func expectPortrait(_ root: ImportedRoot) {
    #expect(root.view(id: "a")?.frame == CGRect(x: 10, y: 50, width: 100, height: 20))
    #expect(root.view(id: "b") == nil)
    // Two views of 11 x 12, one above the other, at the bottom of 667.
    #expect(root.view(id: "s")?.frame == CGRect(x: 0, y: 643, width: 11, height: 24))
    #expect(root.constraints["low"] == nil)
    #expect(root.view.layoutIssues.conflicts.isEmpty)
  }

  private func expectLandscape(_ root: ImportedRoot) {
    #expect(root.view(id: "a")?.frame == CGRect(x: 30, y: 50, width: 100, height: 70))
    #expect(root.view(id: "b")?.frame == CGRect(x: 130, y: 50, width: 5, height: 6))
    // Side by side at the bottom of 375.
    #expect(root.view(id: "s")?.frame == CGRect(x: 0, y: 363, width: 22, height: 12))
    #expect(root.constraints["tall"] == nil)
    #expect(root.view.layoutIssues.conflicts.isEmpty)
  }

  @Test func aRotationInstallsAndUninstalls() throws {
    let root = try load()
    expectPortrait(root)
    let a = root.view(id: "a")
    let left = root.constraints["left"]
    let tall = root.constraints["tall"]
    root.adapt(to: landscape())
    root.view.layoutIfNeeded()
    #expect(root.view.bounds.size == CGSize(width: 667, height: 375))
    expectLandscape(root)
    #expect(root.view(id: "a") === a)
    #expect(root.constraints["left"] === left)
    #expect(tall?.isActive == false)
    // The view between the other two lies between them.
    #expect(root.view.subviews.map(\.accessibilityIdentifier) == ["a", "b", "s"])
    let b = root.view(id: "b")
    root.adapt(to: ImportOptions())
    root.view.layoutIfNeeded()
    expectPortrait(root)
    #expect(b?.superview == nil)
    #expect(root.constraints["tall"] === tall)
    root.adapt(to: landscape())
    root.view.layoutIfNeeded()
    expectLandscape(root)
    #expect(root.view(id: "b") === b)
  }

  @Test func anAdaptedRootEqualsAFreshOne() throws {
    for text in [Self.document, Samples.signIn] {
      let document = try Documents.read(text)
      let importer = DocumentImporter(document)
      let adapted = importer.load(importer.roots[0])
      adapted.view.layoutIfNeeded()
      let options = landscape()
      adapted.adapt(to: options)
      adapted.view.layoutIfNeeded()
      let other = DocumentImporter(document, options: options)
      let fresh = other.load(other.roots[0])
      fresh.view.layoutIfNeeded()
      #expect(adapted.views.map(\.frame) == fresh.views.map(\.frame))
      #expect(adapted.constraints.keys.sorted() == fresh.constraints.keys.sorted())
    }
  }

  @Test func aRootFollowsItsTraits() throws {
    let root = try load()
    root.followsTraits = true
    root.view.frame.size = CGSize(width: 667, height: 375)
    root.view.traitOverrides.verticalSizeClass = .compact
    root.view.layoutIfNeeded()
    expectLandscape(root)
    root.view.frame.size = CGSize(width: 375, height: 667)
    root.view.traitOverrides.verticalSizeClass = .regular
    root.view.layoutIfNeeded()
    expectPortrait(root)
    root.followsTraits = false
    root.view.traitOverrides.verticalSizeClass = .compact
    #expect(root.view(id: "b") == nil)
  }
}
