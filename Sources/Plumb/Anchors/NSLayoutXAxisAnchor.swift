/// A factory of constraints for a horizontal position.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor` as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(distance: AnchorDistance(from: side, to: otherAnchor.side)))
  }

  /// A constraint that says: this anchor lies `multiplier` times the system spacing after `anchor`.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .equal, anchor.side, systemSpacing: multiplier)
  }

  /// A constraint that says: this anchor lies at least `multiplier` times the system spacing after `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, systemSpacing: multiplier)
  }

  /// A constraint that says: this anchor lies at most `multiplier` times the system spacing after `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, systemSpacing: multiplier)
  }
}
