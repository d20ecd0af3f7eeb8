/// A factory of constraints for a vertical position.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor` as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(distance: AnchorDistance(from: side, to: otherAnchor.side)))
  }

  /// A constraint that says: this anchor lies `multiplier` times the system spacing below `anchor`.
  @_disfavoredOverload
  open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .equal, anchor.side, systemSpacing: multiplier)
  }

  /// A constraint that says: this anchor lies at least `multiplier` times the system spacing below `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, systemSpacing: multiplier)
  }

  /// A constraint that says: this anchor lies at most `multiplier` times the system spacing below `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, systemSpacing: multiplier)
  }
}
