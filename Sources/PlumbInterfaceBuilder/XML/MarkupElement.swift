/// An element of a document with everything in it.
public final class MarkupElement: Sendable {
  public let name: String
  public let attributes: [MarkupAttribute]
  public let children: [MarkupElement]
  /// The element's own character data, without that of its children.
  public let text: String
  /// Where the start tag begins.
  public let position: MarkupPosition
  /// The name's number in the table of known names.
  let number: Int16
  /// The attribute `key`, which says of what property of its parent the element is the value.
  private let key: String?

  public convenience init(
    name: String, attributes: [MarkupAttribute] = [], children: [MarkupElement] = [], text: String = "",
    position: MarkupPosition = MarkupPosition(line: 1, column: 1)
  ) {
    self.init(
      name: name, number: KnownNames.shared.number(of: name), attributes: attributes, children: children,
      text: text, position: position)
  }

  /// With a name whose number is known already.
  init(
    name: String, number: Int16, attributes: [MarkupAttribute], children: [MarkupElement], text: String,
    position: MarkupPosition
  ) {
    self.name = name
    self.number = number
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
    key = attributes.first { $0.name.isSame("key") }?.value
  }

  /// The value of an attribute, or nil.
  public subscript(_ attribute: String) -> String? {
    for candidate in attributes where candidate.name.isSame(attribute) { return candidate.value }
    return nil
  }

  /// The first child of that name.
  public func child(_ name: String) -> MarkupElement? {
    for child in children where child.name.isSame(name) { return child }
    return nil
  }

  /// The first child of that name that is the value of a property, as `<rect key="frame">` is.
  public func child(_ name: String, key: String) -> MarkupElement? {
    for child in children where child.name.isSame(name) && child.hasKey(key) { return child }
    return nil
  }

  /// The first child that is the value of a property, whatever its name.
  public func value(forKey key: String) -> MarkupElement? {
    for child in children where child.hasKey(key) { return child }
    return nil
  }

  private func hasKey(_ other: String) -> Bool { key.map { $0.isSame(other) } ?? false }
}

extension String {
  /// Whether two strings have the same bytes or, as long as each other, the same characters. Most that are compared
  /// differ in length, which is seen at once, while `==` has to ask whether they are spelled in different ways.
  @inline(__always)
  func isSame(_ other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
