/// What a `MarkupReader` finds next; `MarkupEvent` is what it makes of it for others.
enum MarkupToken {
  /// A start tag; the element is the innermost open one.
  case start(MarkupPosition)
  /// An empty element, `<a/>`.
  case empty(MarkupName, MarkupPosition)
  case end(MarkupName)
  case text(String)
}

/// A name as it stands in a document.
struct MarkupName {
  var text: String
  /// Its number in the table of known names.
  var number: Int16
  /// Where it stands.
  var start: Int
  var count: Int
}
