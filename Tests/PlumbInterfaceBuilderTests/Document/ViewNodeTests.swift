import PlumbInterfaceBuilder
import PlumbLayout
import Testing

@Suite struct ViewNodeTests {
  private func view(_ element: String) throws -> ViewNode {
    let document = try Documents.read(Documents.xib("<subviews>\(element)</subviews>"))
    return try #require(document.contents(for: .any).roots.first?.view.subviews.first)
  }

  @Test func frameMaskAndFlags() throws {
    let node = try view(
      """
      <imageView hidden="YES" fixedFrame="YES" id="i"><rect key="frame" x="1" y="2.5" width="3" height="4"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/></imageView>
      """)
    #expect(node.frame == Rect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(node.mask == [.flexibleMaxX, .flexibleMinY])
    #expect(node.isHidden)
    #expect(node.isFixed)
    #expect(node.translatesMask)
    #expect(node.className == "UIImageView")
  }

  @Test func prioritiesAreThoseStatedOr250And750() throws {
    let node = try view(
      "<label id=\"l\" horizontalHuggingPriority=\"251\" verticalCompressionResistancePriority=\"1000\"/>")
    #expect(node.priorities.resolved.map(\.value) == [251, 250, 750, 1000])
  }

  @Test func fractionalPrioritiesStay() throws {
    let node = try view("<label id=\"l\" verticalHuggingPriority=\"249.99998474121094\"/>")
    #expect(node.priorities.verticalHugging?.value == 249.99998474121094)
  }

  @Test(arguments: ["0", "-1", "1001", "nan", "inf", "0x1p3", "12abc", "", "1e999"])
  func numbersThatMakeNoSenseAreNoted(_ text: String) throws {
    let document = try Documents.read(
      Documents.xib("<subviews><label id=\"l\" verticalHuggingPriority=\"\(text)\"/></subviews>"))
    let contents = document.contents(for: .any)
    #expect(contents.roots[0].view.subviews[0].priorities.verticalHugging == nil)
    #expect(contents.problems.count == 1)
  }

  @Test func placeholderSizes() throws {
    let node = try view(
      "<view id=\"v\" placeholderIntrinsicWidth=\"infinite\" placeholderIntrinsicHeight=\"40\"/>")
    #expect(node.explicitSize == ExplicitSize(width: nil, height: 40, source: .placeholder))
  }

  @Test func designableSizes() throws {
    let document = try Documents.read(
      Documents.xib(
        "<subviews><view id=\"v\"/></subviews>",
        after: """
          <designables><designable name="v">
          <size key="intrinsicContentSize" width="30" height="-1"/></designable></designables>
          """))
    let node = document.contents(for: .any).roots[0].view.subviews[0]
    #expect(node.explicitSize == ExplicitSize(width: 30, height: nil, source: .designable))
  }

  @Test func stackViews() throws {
    let node = try view(
      """
      <stackView id="s" axis="vertical" distribution="equalSpacing" alignment="center" spacingType="standard"
       spacing="8" baselineRelativeArrangement="YES"/>
      """)
    let stack = try #require(node.stack)
    #expect(stack.axis == .vertical)
    #expect(stack.distribution == .equalSpacing)
    #expect(stack.alignment == .center)
    #expect(stack.spacing == 8)
    #expect(stack.isBaselineRelative)
    let plain = try #require(try view("<stackView id=\"s\"/>").stack)
    #expect(plain.axis == .horizontal)
    #expect(plain.distribution == .fill)
    #expect(plain.alignment == .fill)
    #expect(plain.spacing == 0)
  }

  @Test func marginsOfBothKinds() throws {
    let directional = try view(
      """
      <view id="v" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO">
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/></view>
      """)
    #expect(directional.margins.own == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(directional.margins.preservesSuperview)
    #expect(!directional.margins.insetsFromSafeArea)
    let sides = try view(
      "<view id=\"v\"><edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/></view>"
    )
    #expect(sides.margins.own == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func guides() throws {
    let node = try view(
      """
      <scrollView id="s"><viewLayoutGuide key="contentLayoutGuide" id="c"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/><viewLayoutGuide key="safeArea" id="a"/></scrollView>
      """)
    #expect(node.guides.map(\.kind) == [.contentLayoutGuide, .frameLayoutGuide, .safeArea])
  }
}
