/// What constraints are part of while they are being written: a maker or a composite.
protocol MASConstraintOwner: AnyObject {
  /// A new constraint for the receiver of the block, that no list holds yet.
  func newConstraint(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint

  /// Puts a constraint where another was.
  func replace(_ old: MASConstraint, with new: MASConstraint)

  /// Takes up a constraint that a group of constraints grew by.
  func adopt(_ constraint: MASConstraint)
}
