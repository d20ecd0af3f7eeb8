import Foundation

/// The growing text of an SVG document: elements with their attributes, indented.
struct SVGOutput: SVGSink {
  private(set) var text = ""
  let idPrefix: String
  private var depth = 0
  private var clips = 0

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  mutating func line(_ markup: String) {
    text += String(repeating: " ", count: min(depth, 40)) + markup + "\n"
  }

  mutating func open(_ name: String, _ attributes: Attributes) {
    line("<\(name)\(Self.markup(attributes))>")
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  mutating func element(_ name: String, _ attributes: Attributes) {
    line("<\(name)\(Self.markup(attributes))/>")
  }

  mutating func element(_ name: String, _ attributes: Attributes, text content: String) {
    line("<\(name)\(Self.markup(attributes))>\(MarkupText.escape(content))</\(name)>")
  }

  /// An id that no other element of the document has.
  mutating func newClipID() -> String {
    clips += 1
    return "\(idPrefix)\(clips)"
  }

  mutating func enter(_ key: String) {}
  mutating func leave() {}

  static func markup(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\(MarkupText.escape($0.value))\"" }.joined()
  }
}
