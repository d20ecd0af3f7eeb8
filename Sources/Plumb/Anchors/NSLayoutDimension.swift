/// A factory of constraints for a width or a height, or for the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that says: this dimension is equal to `c` points.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, .nothing, constant: c)
  }

  /// A constraint that says: this dimension is at least `c` points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, .nothing, constant: c)
  }

  /// A constraint that says: this dimension is at most `c` points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, .nothing, constant: c)
  }

  /// A constraint that says: this dimension is equal to `m` times `anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side, multiplier: m)
  }

  /// A constraint that says: this dimension is equal to `m` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .equal, anchor.side, multiplier: m, constant: c)
  }

  /// A constraint that says: this dimension is at least `m` times `anchor`.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, multiplier: m)
  }

  /// A constraint that says: this dimension is at least `m` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
  }

  /// A constraint that says: this dimension is at most `m` times `anchor`.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, multiplier: m)
  }

  /// A constraint that says: this dimension is at most `m` times `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint.relating(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
  }
}
