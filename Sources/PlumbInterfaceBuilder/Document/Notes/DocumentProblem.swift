/// Something in a document that is wrong but leaves the rest readable, and what is done instead.
public struct DocumentProblem: Sendable, Hashable, CustomStringConvertible {
  public var position: MarkupPosition
  public var element: String
  public var message: String

  public init(position: MarkupPosition, element: String, message: String) {
    self.position = position
    self.element = element
    self.message = message
  }

  public var description: String { "\(position): \(message) (in <\(element)>)" }
}
