/// A segue or relationship between controllers.
public struct SegueNode: Sendable, Hashable {
  public var id: String?
  /// `show`, `push`, `presentation`, `embed`, `relationship`, `unwind` ...
  public var kind: String
  /// `rootViewController`, `viewControllers` ... for relationships.
  public var relationship: String?
  public var destination: String
  /// The object that starts the segue: a controller, a control, a cell, a container view.
  public var source: String?
}
