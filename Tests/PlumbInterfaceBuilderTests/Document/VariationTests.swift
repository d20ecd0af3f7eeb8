import PlumbInterfaceBuilder
import Testing

/// Variations by size classes: `default` always, then by the number of parts that match.
@Suite struct VariationTests {
  static let compact = SizeClasses(width: .compact, height: .compact)
  static let phone = SizeClasses(width: .compact, height: .regular)
  static let pad = SizeClasses(width: .regular, height: .regular)

  private static let document = Documents.xib(
    """
    <subviews>
    <label id="a"/><label id="b"/>
    <stackView id="s" axis="vertical"><variation key="heightClass=compact" axis="horizontal"/></stackView>
    </subviews>
    <constraints>
    <constraint firstItem="a" firstAttribute="width" constant="1" id="c">
    <variation key="heightClass=regular-widthClass=regular" constant="4"/>
    <variation key="widthClass=regular" constant="3"/>
    <variation key="heightClass=compact" constant="2"/>
    </constraint>
    <constraint firstItem="b" firstAttribute="width" constant="9" id="d"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="d"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="b"/></mask>
    <mask key="constraints"><include reference="d"/></mask></variation>
    """)

  private func root(_ classes: SizeClasses) throws -> ViewNode {
    try Documents.read(Self.document).contents(for: classes).roots[0].view
  }

  @Test func moreSpecificWins() throws {
    #expect(try root(.any).constraints.map(\.constant) == [1])
    #expect(try root(Self.phone).constraints.map(\.constant) == [1])
    #expect(try root(Self.pad).constraints.map(\.constant) == [4])
    #expect(try root(Self.compact).constraints.map(\.constant) == [2, 9])
    #expect(try root(SizeClasses(width: .regular, height: .compact)).constraints[0].constant == 2)
  }

  @Test func installation() throws {
    #expect(try root(Self.phone).subviews.map(\.id) == ["a", "s"])
    #expect(try root(Self.compact).subviews.map(\.id) == ["a", "b", "s"])
    #expect(try root(Self.phone).notInstalled == ["b", "d"])
  }

  @Test func attributesOfViews() throws {
    #expect(try root(Self.phone).subviews[1].stack?.axis == .vertical)
    #expect(try root(Self.compact).subviews[2].stack?.axis == .horizontal)
  }

  @Test func unknownKeysAreNoted() throws {
    let document = try Documents.read(
      Documents.xib("<variation key=\"moonPhase=full\" hidden=\"YES\"/>"))
    let contents = document.contents(for: .any)
    #expect(!contents.roots[0].view.isHidden)
    #expect(contents.problems.count == 1)
  }
}
