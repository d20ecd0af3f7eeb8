import PlumbLayout

/// Hugging and compression resistance as a document states them; nil where it leaves the default.
public struct ContentPriorityNode: Sendable, Hashable {
  public var horizontalHugging: Priority?
  public var verticalHugging: Priority?
  public var horizontalCompression: Priority?
  public var verticalCompression: Priority?

  public init() {}

  /// The four in the order hugging horizontal, vertical, compression horizontal, vertical, with 250 and 750
  /// where none is stated: every class has these unless the document says otherwise.
  public var resolved: [Priority] {
    [
      horizontalHugging ?? Priority(250), verticalHugging ?? Priority(250),
      horizontalCompression ?? Priority(750), verticalCompression ?? Priority(750),
    ]
  }
}
