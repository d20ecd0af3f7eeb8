import PlumbInterfaceBuilder
import Testing

/// Limits are errors that name themselves, and what lies within them takes linear time.
@Suite struct LimitTests {
  @Test func depthIsLimited() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(fault(nested(512)) == nil)
    #expect(fault(nested(513))?.kind == .tooLarge(limit: "nested elements", value: 512))
    #expect(fault(nested(100_000))?.kind == .tooLarge(limit: "nested elements", value: 512))
  }

  @Test func bytesAreLimited() {
    var limits = MarkupLimits()
    limits.bytes = 10
    #expect(fault("<a></a>  \n", limits: limits) == nil)
    #expect(fault("<a></a>   \n", limits: limits)?.kind == .tooLarge(limit: "bytes", value: 10))
  }

  @Test func elementsAreLimited() {
    var limits = MarkupLimits()
    limits.elements = 3
    #expect(fault("<a><b/><b/></a>", limits: limits) == nil)
    #expect(fault("<a><b/><b/><b/></a>", limits: limits)?.kind == .tooLarge(limit: "elements", value: 3))
  }

  @Test func attributesAndNamesAreLimited() {
    let many = (0..<600).map { " a\($0)='1'" }.joined()
    #expect(fault("<a\(many)/>")?.kind == .tooLarge(limit: "attributes of one element", value: 512))
    let long = String(repeating: "n", count: 600)
    #expect(fault("<\(long)/>")?.kind == .tooLarge(limit: "bytes in a name", value: 512))
  }

  @Test func entityBombIsRefused() {
    let bomb = """
      <!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">]>
      <lolz>&lol2;</lolz>
      """
    #expect(fault(bomb)?.kind == .documentTypeWithSubset)
  }

  /// A long single line and many references are no worse than anything else.
  @Test func longLinesTakeLinearTime() throws {
    let many = String(repeating: "<b x='&amp;'/>&lt;", count: 60_000)
    let root = try parse("<a>\(many)</a>")
    #expect(root.children.count == 60_000)
    #expect(root.text.utf8.count == 60_000)
    // Each piece is 18 columns after the 3 of <a>.
    #expect(root.children.last?.position.column == 4 + 18 * 59_999)
  }

  @Test func eventsOfADocumentWithoutTree() throws {
    var reader = try MarkupReader(Array("<a><b/>x</a>".utf8), file: "x")
    var events: [MarkupEvent] = []
    while let event = try reader.next() { events.append(event) }
    #expect(
      events == [
        .startElement(name: "a", attributes: [], position: MarkupPosition(line: 1, column: 1)),
        .startElement(name: "b", attributes: [], position: MarkupPosition(line: 1, column: 4)),
        .endElement(name: "b"), .text("x"), .endElement(name: "a"),
      ])
  }
}
