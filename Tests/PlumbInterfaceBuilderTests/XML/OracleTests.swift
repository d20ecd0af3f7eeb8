import Foundation
import PlumbInterfaceBuilder
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// On well-formed documents the reader gives what Foundation's gives. (Foundation's traps on several malformed
/// ones, so it sees only what the reader has accepted.)
@Suite struct OracleTests {
  @Test func sameEvents() throws {
    var random = SplitMix(seed: 5)
    for _ in 0..<300 {
      var source = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      write(depth: 0, to: &source, &random)
      let ours = summary(try parse(source))
      let oracle = Oracle()
      let parser = XMLParser(data: Data(source.utf8))
      parser.delegate = oracle
      #expect(parser.parse())
      #expect(ours == oracle.text, "\(source)")
    }
  }

  private func write(depth: Int, to source: inout String, _ random: inout SplitMix) {
    let names = ["view", "label", "rect", "ä", "x-1"]
    let name = names.randomElement(using: &random)!
    source += "<\(name)"
    for attribute in ["id", "key", "text"].shuffled(using: &random).prefix(Int(random.next() % 3)) {
      let values = ["1", "a&amp;b", "é\t\u{1F600}", "&#x41;&#10;", "", "a\nb", "&quot;&apos;&lt;&gt;"]
      source += " \(attribute)=\"\(values.randomElement(using: &random)!)\""
    }
    source += ">"
    for _ in 0..<(depth < 4 ? Int(random.next() % 4) : 0) {
      let texts = ["", "x", "&amp;", "<!-- c -->", "<?p q?>", "<![CDATA[<&]]>", "line\r\nend", "é"]
      source += texts.randomElement(using: &random)!
      write(depth: depth + 1, to: &source, &random)
    }
    source += "</\(name)>"
  }

  private func summary(_ element: MarkupElement) -> String {
    let attributes = element.attributes.sorted { $0.name < $1.name }.map { "\($0.name)=\($0.value)" }
    return "<\(element.name) \(attributes)>" + element.children.map(summary).joined() + "\(element.text)</>"
  }

  private final class Oracle: NSObject, XMLParserDelegate {
    var text = ""
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let pairs = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      text += "<\(name) \(pairs)>"
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      texts[texts.count - 1] += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
      texts[texts.count - 1] += String(decoding: block, as: UTF8.self)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      text += "\(texts.removeLast())</>"
    }
  }
}
