/// One side of a relation: `multiplier * anchor + constant`, with the relation's priority.
///
/// Expressions are what the arithmetic of anchors results in. They can be kept and reused.
public struct LayoutExpression<T: LayoutAnchorType, U: LayoutConstantType> {
  /// What the expression is about; `nil` for a bare number or size.
  public var anchor: T?
  /// What is added, in points: one number, or one for each part.
  public var constant: U
  /// The factor of the anchor.
  public var multiplier: CGFloat
  /// How strongly the relation is wanted.
  public var priority: Priority

  @usableFromInline
  init(anchor: T?, constant: U, multiplier: CGFloat = 1, priority: Priority = .required) {
    self.anchor = anchor
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
  }
}

extension LayoutExpression where U == CGFloat {
  @usableFromInline
  func adding(_ points: CGFloat) -> LayoutExpression {
    var expression = self
    expression.constant += points
    return expression
  }

  @usableFromInline
  func scaled(by factor: CGFloat) -> LayoutExpression {
    var expression = self
    expression.multiplier *= factor
    return expression
  }
}

extension LayoutExpression: LayoutOperand {
  public typealias Anchor = T
  public typealias Constant = U

  @inlinable public var layoutExpression: LayoutExpression { self }
}

extension LayoutExpression: LayoutTerm where U == CGFloat {}
extension LayoutExpression: ScalableTerm where T: AxisAnchor, U == CGFloat {}
