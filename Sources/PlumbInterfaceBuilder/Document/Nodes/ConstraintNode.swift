import PlumbLayout

/// A constraint as a document states it.
public struct ConstraintNode: Sendable, Hashable {
  public var id: String?
  /// Nil for the view that holds the constraint.
  public var firstItem: String?
  public var firstAttribute: Attribute
  public var relation: Relation
  public var secondItem: String?
  public var secondAttribute: Attribute
  public var multiplier: Double
  public var constant: Double
  public var priority: Priority
  /// Standard spacing: the constant in the document is what it came to.
  public var isSymbolic: Bool
  /// Active in Interface Builder, removed when the document is built.
  public var isPlaceholder: Bool
  public var identifier: String?
  public var position: MarkupPosition
}
