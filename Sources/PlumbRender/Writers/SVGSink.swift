/// What display items are written to as SVG elements: a text, or a tree.
protocol SVGSink {
  typealias Attributes = [(name: String, value: String)]

  mutating func open(_ name: String, _ attributes: Attributes)
  mutating func close(_ name: String)
  mutating func element(_ name: String, _ attributes: Attributes)
  mutating func element(_ name: String, _ attributes: Attributes, text content: String)
  /// An id that no other element of the document has.
  mutating func newClipID() -> String
  /// What follows, until ``leave()``, is a group with a name of its own.
  mutating func enter(_ key: String)
  mutating func leave()
}
