/// Adds to the constant: points to the right of or below a position, an inset of pairs of sides and edges.
@inlinable
public func + <Term: LayoutTerm>(term: Term, constant: CGFloat) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.adding(constant)
}

/// Adds to the constant, as `term + constant` does.
@inlinable
public func + <Term: LayoutTerm>(constant: CGFloat, term: Term) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.adding(constant)
}

/// Subtracts from the constant.
@inlinable
public func - <Term: LayoutTerm>(term: Term, constant: CGFloat) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.adding(-constant)
}

/// Subtracts the *number from the term*, as `term - constant` does. Anchorage has always read it so.
@inlinable
public func - <Term: LayoutTerm>(constant: CGFloat, term: Term) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.adding(-constant)
}

/// Insets each edge by its own distance.
@inlinable
public func + (edges: EdgeAnchors, insets: EdgeInsets) -> LayoutExpression<EdgeAnchors, EdgeInsets> {
  LayoutExpression(anchor: edges, constant: insets)
}

/// Outsets each edge by its own distance.
@inlinable
public func - (edges: EdgeAnchors, insets: EdgeInsets) -> LayoutExpression<EdgeAnchors, EdgeInsets> {
  LayoutExpression(
    anchor: edges,
    constant: EdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
}

/// Scales the *multiplier alone*: `(a + 10) * 2` is two times `a` plus 10. Anchorage has always read it so.
@inlinable
public func * <Term: ScalableTerm>(term: Term, factor: CGFloat) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.scaled(by: factor)
}

/// Scales the multiplier alone, as `term * factor` does.
@inlinable
public func * <Term: ScalableTerm>(factor: CGFloat, term: Term) -> LayoutExpression<Term.Anchor, CGFloat> {
  term.layoutExpression.scaled(by: factor)
}

/// Divides the multiplier alone.
@inlinable
public func / <Term: ScalableTerm>(term: Term, divisor: CGFloat) -> LayoutExpression<Term.Anchor, CGFloat> {
  var expression = term.layoutExpression
  expression.multiplier /= divisor
  return expression
}
