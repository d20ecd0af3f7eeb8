/// An anchor of one part: a horizontal or vertical position, or a dimension.
public protocol AxisAnchor: NSObject, LayoutAnchorType where Outcome == NSLayoutConstraint {
  /// Which of the three it is.
  static var axisKind: AxisKind { get }

  /// An inactive constraint as the platform's own anchors make it, without priority.
  ///
  /// - Parameters:
  ///   - relation: equal, at most or at least.
  ///   - other: the right side's anchor; `nil` for a bare constant.
  ///   - multiplier: the factor of the right side's anchor.
  ///   - constant: what is added to it, in points.
  ///   - place: where the relation is written, if that is known.
  func inactiveConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: Self?, multiplier: CGFloat, constant: CGFloat,
    at place: WrittenPlace?
  ) -> NSLayoutConstraint
}

/// What an anchor measures.
nonisolated public enum AxisKind: Sendable {
  /// A horizontal position.
  case x
  /// A vertical position.
  case y
  /// A width, a height or a distance.
  case dimension
}

extension AxisAnchor {
  @inlinable
  public func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, to other: Self?, multiplier: CGFloat, constant: Constant,
    priority: Priority, at place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let constraint = inactiveConstraint(
      relation, to: other, multiplier: multiplier, constant: constant.points(of: .first), at: place)
    constraint.finish(priority, place, staysInactive: other == nil && Self.axisKind != .dimension)
    return constraint
  }

  /// A constraint that lacks nothing but being active; its first view no longer translates its mask.
  func prepared(
    _ relation: NSLayoutConstraint.Relation, _ other: Self?, _ multiplier: CGFloat, _ constant: CGFloat,
    _ priority: Priority, _ place: WrittenPlace?
  ) -> NSLayoutConstraint {
    let constraint = inactiveConstraint(
      relation, to: other, multiplier: multiplier, constant: constant, at: place)
    constraint.prepare(priority, place, in: ConstraintBatch.innermost)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// Gives a new constraint what it still lacks, and leaves it to the innermost batch or makes it active.
  @usableFromInline
  func finish(_ priority: Priority, _ place: WrittenPlace?, staysInactive: Bool) {
    let batch = ConstraintBatch.innermost
    prepare(priority, place, in: batch)
    if staysInactive { return }
    if let batch { batch.pointee.append(self) } else { isActive = true }
  }

  /// Gives a new constraint its line and its priority; its first view no longer translates its mask.
  fileprivate func prepare(
    _ priority: Priority, _ place: WrittenPlace?, in batch: UnsafeMutablePointer<ConstraintBatch>?
  ) {
    if let place = place ?? batch?.pointee.place {
      markWritten(place.fileID, place.line)
    } else {
      // The anchors have remembered a line of this module.
      markUnwritten()
    }
    if let view = firstItem as? NotationView { view.stopTranslatingMask(place) }
    if case .required = priority { return }
    setPriority(priority, place)
  }
}
