/// An element, or an attribute of one, that has no effect here because it is not understood.
public struct IgnoredItem: Sendable, Hashable {
  public var element: String
  /// Nil when the whole element is meant.
  public var attribute: String?
  /// Line of the first occurrence.
  public var line: Int
  public var count: Int

  public init(element: String, attribute: String?, line: Int, count: Int) {
    self.element = element
    self.attribute = attribute
    self.line = line
    self.count = count
  }
}
