/// An attribute of an element, with its value after references and white space were resolved.
public struct MarkupAttribute: Sendable, Hashable {
  public var name: String { didSet { number = KnownNames.shared.number(of: name) } }
  public var value: String
  /// The name's number in the table of known names.
  private(set) var number: Int16

  public init(name: String, value: String) {
    self.name = name
    self.value = value
    number = KnownNames.shared.number(of: name)
  }

  /// With a name whose number is known already.
  init(name: String, number: Int16, value: String) {
    self.name = name
    self.value = value
    self.number = number
  }
}
