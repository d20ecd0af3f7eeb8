/// An attribute of an element, with its value after references and white space were resolved.
public struct MarkupAttribute: Sendable, Hashable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
