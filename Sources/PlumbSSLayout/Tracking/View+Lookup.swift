extension NotationView {
  /// The first tracked constraint of the view between two attributes.
  ///
  /// Multiplier and priority are not compared.
  ///
  /// - Parameters:
  ///   - attribute: the left side.
  ///   - other: the right side; by default `nil`: a constraint without second item.
  ///   - relation: equal, at most or at least; by default equal.
  public func constraint(
    accordingTo attribute: SSLayoutAttribute, andAttribute other: SSLayoutAttribute? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint? {
    trackingList?.first(attribute, other, relation)
  }

  /// Makes the first tracked constraint between two attributes active.
  ///
  /// - Parameters:
  ///   - attribute: the left side.
  ///   - other: the right side; by default `nil`: a constraint without second item.
  ///   - relation: equal, at most or at least; by default equal.
  /// - Returns: the constraint, if there is one.
  @discardableResult
  public func activateConstraint(
    accordingTo attribute: SSLayoutAttribute, andAttribute other: SSLayoutAttribute? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint? {
    let constraint = constraint(accordingTo: attribute, andAttribute: other, relation: relation)
    constraint?.isActive = true
    return constraint
  }

  /// Makes the first tracked constraint between two attributes inactive and forgets it.
  ///
  /// - Parameters:
  ///   - attribute: the left side.
  ///   - other: the right side; by default `nil`: a constraint without second item.
  ///   - relation: equal, at most or at least; by default equal.
  /// - Returns: the constraint, if there was one.
  @discardableResult
  public func deactivateConstraint(
    accordingTo attribute: SSLayoutAttribute, andAttribute other: SSLayoutAttribute? = nil,
    relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint? {
    trackingList?.deactivateFirst(attribute, other, relation)
  }
}
