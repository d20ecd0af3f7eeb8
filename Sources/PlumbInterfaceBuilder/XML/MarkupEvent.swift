/// What a `MarkupReader` reports next.
///
/// Comments, processing instructions and the XML declaration are checked and passed over. An empty element
/// (`<a/>`) reports its start and its end.
public enum MarkupEvent: Sendable, Hashable {
  case startElement(name: String, attributes: [MarkupAttribute], position: MarkupPosition)
  case endElement(name: String)
  /// Character data or a CDATA section; line ends are single line feeds. One run of text may come in several
  /// events, divided by comments and the like.
  case text(String)
}
