import PlumbInterfaceBuilder
import Testing

/// What XML 1.0 says a well-formed document means.
@Suite struct WellFormedTests {
  @Test func elementsNestInOrder() throws {
    let root = try parse("<a><b/><c><d></d></c><b x='1'/></a>")
    #expect(root.name == "a")
    #expect(root.children.map(\.name) == ["b", "c", "b"])
    #expect(root.children[1].children.map(\.name) == ["d"])
    #expect(root.children[2]["x"] == "1")
  }

  @Test func fiveEntitiesAndNumbers() throws {
    let root = try parse("<a t=\"&lt;&gt;&amp;&quot;&apos;\">&#65;&#x42;&#x1F600;</a>")
    #expect(root["t"] == "<>&\"'")
    #expect(root.text == "AB\u{1F600}")
  }

  /// Section 3.3.3: literal white space becomes a space, a referenced line feed stays.
  @Test func attributeValuesAreNormalised() throws {
    let root = try parse("<a t=\"one\ttwo\nthree\r\nfour\rfive&#10;six\"/>")
    #expect(root["t"] == "one two three four five\nsix")
  }

  /// Section 2.11: every line end is one line feed, also in CDATA.
  @Test func lineEndsAreOneLineFeed() throws {
    #expect(try parse("<a>x\r\ny\rz\n</a>").text == "x\ny\nz\n")
    #expect(try parse("<a><![CDATA[x\r\ny\rz\r\r\n]]></a>").text == "x\ny\nz\n\n")
  }

  @Test func characterSectionsAreText() throws {
    #expect(try parse("<a>1<![CDATA[<b>&amp;]]>2</a>").text == "1<b>&amp;2")
  }

  @Test func commentsAndInstructionsArePassedOver() throws {
    let text = "<?xml version=\"1.0\"?><!-- a --><?pi x?><a><!-- <b> -->1<?pi <?>2</a><!----><?pi?>\n"
    let root = try parse(text)
    #expect(root.text == "12")
    #expect(root.children.isEmpty)
  }

  @Test func elementsAfterAnInstructionAreRead() throws {
    #expect(try parse("<a><?pi?><b/></a>").children.map(\.name) == ["b"])
  }

  @Test func byteOrderMarkIsPassedOver() throws {
    let root = try MarkupElement.parse([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), file: "x")
    #expect(root.position == MarkupPosition(line: 1, column: 1))
  }

  @Test func documentTypeWithoutSubsetIsPassedOver() throws {
    #expect(try parse("<!DOCTYPE a SYSTEM \"x>.dtd\"><a/>").name == "a")
    #expect(try parse("<!DOCTYPE a PUBLIC '-//x' \"y\" ><a/>").name == "a")
    #expect(try parse("<!DOCTYPE a><a/>").name == "a")
  }

  @Test func namesMayHoldOtherScripts() throws {
    let root = try parse("<größe ns:höhe-1.2='3'/>")
    #expect(root.name == "größe")
    #expect(root["ns:höhe-1.2"] == "3")
  }

  @Test(arguments: ["<a/>", "<a />", "<a></a>", "<a></a >", "<a\n/>", "\n <a/> \n"])
  func emptyElements(_ text: String) throws {
    #expect(try parse(text).children.isEmpty)
  }

  /// A column counts scalars: é is one, though two bytes.
  @Test func positionsAreLinesAndColumns() throws {
    let root = try parse("<a>\n  é<b/>\r\n\t<c/>\r<d/></a>")
    #expect(root.children.map(\.position.description) == ["2:4", "3:2", "4:1"])
  }
}
