import UIKit

// Operators over anchors: a relation among the comparisons, a priority between comparison and addition, a factor on
// positions (which the anchors themselves have not), and batches.

infix operator =|= : ComparisonPrecedence

precedencegroup StrengthPrecedence {
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
  associativity: none
}

infix operator ~ : StrengthPrecedence

public struct Expression<Anchor> {
  public var anchor: Anchor
  public var multiplier: CGFloat = 1
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required
}

public func * (lhs: CGFloat, rhs: NSLayoutXAxisAnchor) -> Expression<NSLayoutXAxisAnchor> {
  return Expression(anchor: rhs, multiplier: lhs)
}

public func / (lhs: Expression<NSLayoutXAxisAnchor>, rhs: CGFloat) -> Expression<NSLayoutXAxisAnchor> {
  var expression = lhs
  expression.multiplier /= rhs
  return expression
}

public func + <Anchor: AnchorKind>(lhs: Anchor, rhs: CGFloat) -> Expression<Anchor> {
  return Expression(anchor: lhs, constant: rhs)
}

public func + (lhs: Expression<NSLayoutXAxisAnchor>, rhs: CGFloat) -> Expression<NSLayoutXAxisAnchor> {
  var expression = lhs
  expression.constant += rhs
  return expression
}

public func ~ (
  lhs: Expression<NSLayoutXAxisAnchor>, rhs: UILayoutPriority
) -> Expression<NSLayoutXAxisAnchor> {
  var expression = lhs
  expression.priority = rhs
  return expression
}

@discardableResult
public func =|= (lhs: NSLayoutXAxisAnchor, rhs: Expression<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
  var constraint = lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant)
  if rhs.multiplier != 1 {
    // Anchors have no factor for positions: the constraint is made again out of what it says of itself.
    constraint = NSLayoutConstraint(
      item: constraint.firstItem!, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
      toItem: constraint.secondItem, attribute: constraint.secondAttribute, multiplier: rhs.multiplier,
      constant: rhs.constant)
  }
  (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  constraint.priority = rhs.priority
  if batches.isEmpty { constraint.isActive = true } else { batches[batches.count - 1].append(constraint) }
  return constraint
}

// As in libraries of the time: unprotected, which Swift 5's mode allows.
private var batches: [[NSLayoutConstraint]] = []

@discardableResult
public func batch(active: Bool = true, _ body: () -> Void) -> [NSLayoutConstraint] {
  batches.append([])
  body()
  let constraints = batches.removeLast()
  if active { NSLayoutConstraint.activate(constraints) }
  return constraints
}
