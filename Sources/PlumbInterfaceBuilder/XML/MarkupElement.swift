/// An element of a document with everything in it.
public final class MarkupElement: Sendable {
  public let name: String
  public let attributes: [MarkupAttribute]
  public let children: [MarkupElement]
  /// The element's own character data, without that of its children.
  public let text: String
  /// Where the start tag begins.
  public let position: MarkupPosition

  public init(
    name: String, attributes: [MarkupAttribute] = [], children: [MarkupElement] = [], text: String = "",
    position: MarkupPosition = MarkupPosition(line: 1, column: 1)
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The value of an attribute, or nil.
  public subscript(_ attribute: String) -> String? {
    for candidate in attributes where candidate.name == attribute { return candidate.value }
    return nil
  }

  /// The first child of that name.
  public func child(_ name: String) -> MarkupElement? {
    children.first { $0.name == name }
  }

  /// The first child of that name that is the value of a property, as `<rect key="frame">` is.
  public func child(_ name: String, key: String) -> MarkupElement? {
    children.first { $0.name == name && $0["key"] == key }
  }

  /// The first child that is the value of a property, whatever its name.
  public func value(forKey key: String) -> MarkupElement? {
    children.first { $0["key"] == key }
  }
}
