// One function for each operator: what stands on either side is told by types. The compiler tries every function of an
// operator's name on every line, so a line, right or wrong, costs the less the fewer there are.
//
// The twins between slashes mean the same, and are no names of the standard library's, so they cost less still.

/// Makes the left side equal to the right one.
@discardableResult @inlinable
public func /==/ <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left {
  left.relate(.equal, right.layoutExpression)
}

/// Keeps the left side at or below the right one; pairs of sides and edges lie inset by at most its constant.
@discardableResult @inlinable
public func /<=/ <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left {
  left.relate(.lessThanOrEqual, right.layoutExpression)
}

/// Keeps the left side at or above the right one; pairs of sides and edges lie inset by at least its constant.
@discardableResult @inlinable
public func />=/ <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left {
  left.relate(.greaterThanOrEqual, right.layoutExpression)
}

/// Makes the left side equal to the right one.
@discardableResult @inlinable
public func == <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left { left /==/ right }

/// Keeps the left side at or below the right one; pairs of sides and edges lie inset by at most its constant.
@discardableResult @inlinable
public func <= <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left { left /<=/ right }

/// Keeps the left side at or above the right one; pairs of sides and edges lie inset by at least its constant.
@discardableResult @inlinable
public func >= <Left, Right: LayoutOperand>(left: Left, right: Right) -> Left.Outcome
where Right.Anchor == Left { left />=/ right }

// Anchors are objects, and `==` between objects is the system's unless something fits better than the function above.

/// Makes one horizontal position equal to another.
@discardableResult @inlinable
public func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  left /==/ right
}

/// Makes one vertical position equal to another.
@discardableResult @inlinable
public func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  left /==/ right
}

/// Makes one dimension equal to another.
@discardableResult @inlinable
public func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint {
  left /==/ right
}
