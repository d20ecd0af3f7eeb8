import UIKit

// Operators that look like regular expressions parse in Swift 6's mode where spaces stand around them.

infix operator /==/ : ComparisonPrecedence
infix operator /<=/ : ComparisonPrecedence

@discardableResult
public func /==/ (left: NSLayoutDimension, right: some BinaryFloatingPoint) -> NSLayoutConstraint {
  activated(left.constraint(equalToConstant: CGFloat(right)))
}

@discardableResult
public func /==/ (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  activated(left.constraint(equalTo: right))
}

@discardableResult
public func /<=/ (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  activated(left.constraint(lessThanOrEqualTo: right))
}

private func activated(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
  constraint.isActive = true
  return constraint
}
