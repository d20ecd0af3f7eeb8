// The notation without operators: it compiles fastest, and its constraints know their line.

extension AxisAnchor {
  /// Relates the anchor to another of its kind: `self {==, <=, >=} multiplier * other + constant`.
  ///
  /// ```swift
  /// title.leadingAnchor.constrain(to: icon.trailingAnchor, constant: 8)
  /// title.widthAnchor.constrain(.lessThanOrEqual, to: view.widthAnchor, multiplier: 0.5, priority: .high)
  /// ```
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least; by default equal.
  ///   - other: the anchor on the right side.
  ///   - multiplier: its factor, by default 1.
  ///   - constant: what is added, in points, by default 0.
  ///   - priority: how strongly the relation is wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the constraint, active unless a batch is open.
  @discardableResult @inlinable
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: Self, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Priority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      relation, to: other, multiplier: multiplier, constant: constant, priority: priority,
      at: WrittenPlace(fileID: fileID, line: line))
  }
}

extension NSLayoutDimension {
  /// Relates the dimension to a number of points.
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least; by default equal.
  ///   - constant: the number of points.
  ///   - priority: how strongly the relation is wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the constraint, active unless a batch is open.
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toConstant constant: CGFloat,
    priority: Priority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    relate(
      relation, to: nil, multiplier: 1, constant: constant, priority: priority,
      at: WrittenPlace(fileID: fileID, line: line))
  }
}

extension AnchorPair {
  /// Relates both anchors to those of another pair.
  ///
  /// - Parameters:
  ///   - relation: equal, or inset by at most or at least; by default equal.
  ///   - other: the pair on the right side.
  ///   - constant: the inset of sides, the shift of centers, the growth of sizes, in points; by default 0.
  ///   - priority: how strongly the relations are wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the constraints, active unless a batch is open.
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: AnchorPair, constant: CGFloat = 0,
    priority: Priority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintPair {
    relate(
      relation, to: other, multiplier: 1, constant: constant, priority: priority,
      at: WrittenPlace(fileID: fileID, line: line))
  }
}

extension AnchorPair<NSLayoutDimension, NSLayoutDimension> {
  /// Relates width and height to a size.
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least; by default equal.
  ///   - size: width and height, in points.
  ///   - priority: how strongly the relations are wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the constraints, active unless a batch is open.
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, toConstant size: CGSize, priority: Priority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintPair {
    relate(
      relation, to: nil, multiplier: 1, constant: size, priority: priority,
      at: WrittenPlace(fileID: fileID, line: line))
  }
}

extension EdgeAnchors {
  /// Relates all edges to those of another item.
  ///
  /// - Parameters:
  ///   - relation: equal, or inset by at most or at least; by default equal.
  ///   - other: the edges on the right side.
  ///   - insets: the inset of each edge, in points; left is leading and right is trailing. By default none.
  ///   - priority: how strongly the relations are wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  /// - Returns: the constraints, active unless a batch is open.
  @discardableResult
  public func constrain(
    _ relation: NSLayoutConstraint.Relation = .equal, to other: EdgeAnchors,
    insets: EdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0), priority: Priority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> ConstraintGroup {
    relate(
      relation, to: other, multiplier: 1, constant: insets, priority: priority,
      at: WrittenPlace(fileID: fileID, line: line))
  }
}
