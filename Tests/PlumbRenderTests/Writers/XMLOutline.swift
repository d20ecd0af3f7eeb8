import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What Foundation's XML parser makes of a document: an independent judge of what the writers write.
final class XMLOutline: NSObject, XMLParserDelegate {
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// The elements of a document in order, or nil if it is not well-formed.
  static func elements(of document: String) -> [Element]? {
    let outline = XMLOutline()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = outline
    return parser.parse() ? outline.elements : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let last = open.last else { return }
    elements[last].text += string
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    open.removeLast()
  }
}
