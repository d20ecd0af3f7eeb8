/// What can stand on the right side of a relation, and on the left of a `~`: anchors, pairs, edges, expressions, and
/// numbers and sizes.
public protocol LayoutOperand {
  /// What it can be compared with.
  associatedtype Anchor: LayoutAnchorType
  /// A number, a size or insets.
  associatedtype Constant: LayoutConstantType

  /// The same as an expression.
  var layoutExpression: LayoutExpression<Anchor, Constant> { get }
}

/// What a number can be added to.
public protocol LayoutTerm: LayoutOperand where Constant == CGFloat {}

/// What can be multiplied: anchors of one part, and expressions of them.
public protocol ScalableTerm: LayoutTerm where Anchor: AxisAnchor {}

// MARK: Numbers and sizes

extension CGFloat: LayoutOperand {
  @inlinable public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
    LayoutExpression(anchor: nil, constant: self)
  }
}

extension Double: LayoutOperand {
  @inlinable public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
    CGFloat(self).layoutExpression
  }
}

extension Float: LayoutOperand {
  @inlinable public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
    CGFloat(self).layoutExpression
  }
}

extension Int: LayoutOperand {
  @inlinable public var layoutExpression: LayoutExpression<NSLayoutDimension, CGFloat> {
    CGFloat(self).layoutExpression
  }
}

extension CGSize: LayoutOperand {
  @inlinable public var layoutExpression:
    LayoutExpression<AnchorPair<NSLayoutDimension, NSLayoutDimension>, CGSize>
  {
    LayoutExpression(anchor: nil, constant: self)
  }
}
