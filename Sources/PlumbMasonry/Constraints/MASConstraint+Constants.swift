// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Masonry's.

extension MASConstraint {
  /// Sets the constant of every attribute, in points, without a change of sign: `right.offset(-8)` is 8 points inside.
  ///
  /// This and the other constants may change at any time, also of an installed constraint.
  @discardableResult
  public func offset(_ offset: CGFloat) -> MASConstraint {
    setOffset(offset)
    return self
  }

  /// Sets constants as the value says: a number as `offset(_:)`, a point as `centerOffset(_:)`, a size as
  /// `sizeOffset(_:)`, insets as `insets(_:)`.
  @discardableResult
  public func offset(_ value: any MASConstraintValue) -> MASConstraint { valueOffset(value) }

  /// The same as `offset(_:)`.
  @discardableResult
  public func mas_offset(_ value: any MASConstraintValue) -> MASConstraint { valueOffset(value) }

  /// The same as `offset(_:)`.
  @discardableResult
  public func valueOffset(_ value: any MASConstraintValue) -> MASConstraint {
    setConstants(value.masValue)
    return self
  }

  func setConstants(_ value: MASValue) {
    switch value {
    case .number(let offset): setOffset(offset)
    case .point(let offset): setCenterOffset(offset)
    case .size(let offset): setSizeOffset(offset)
    case .insets(let insets): setInsets(insets)
    }
  }

  /// Moves edges inwards, in points: right, trailing and bottom change the sign. Leading takes `left` and trailing
  /// `right` in both reading directions. Other attributes keep their constants.
  @discardableResult
  public func insets(_ insets: NotationEdgeInsets) -> MASConstraint {
    setInsets(insets)
    return self
  }

  /// Moves all edges inwards by the same distance, in points.
  @discardableResult
  public func inset(_ inset: CGFloat) -> MASConstraint {
    setInset(inset)
    return self
  }

  /// Sets the constants of width and height, in points; others keep theirs.
  @discardableResult
  public func sizeOffset(_ offset: CGSize) -> MASConstraint {
    setSizeOffset(offset)
    return self
  }

  /// Sets the constants of the two centres, in points; others keep theirs.
  @discardableResult
  public func centerOffset(_ offset: CGPoint) -> MASConstraint {
    setCenterOffset(offset)
    return self
  }

  /// Moves all edges inwards by the same distance, in points.
  public func setInset(_ inset: CGFloat) {
    setInsets(NotationEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }
}
