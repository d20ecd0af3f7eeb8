/// The four edges of a view or layout guide: constants inset.
public struct EdgeAnchors {
  /// Leading and trailing.
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  /// Top and bottom.
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>

  /// Edges of any two pairs.
  ///
  /// - Parameters:
  ///   - horizontal: leading and trailing.
  ///   - vertical: top and bottom.
  @inlinable
  public init(
    horizontal: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>,
    vertical: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
  ) {
    horizontalAnchors = horizontal
    verticalAnchors = vertical
  }
}

extension EdgeAnchors: LayoutTerm {
  public typealias Anchor = EdgeAnchors
  public typealias Constant = CGFloat

  @inlinable public var layoutExpression: LayoutExpression<EdgeAnchors, CGFloat> {
    LayoutExpression(anchor: self, constant: 0)
  }
}

extension EdgeAnchors: LayoutAnchorType {
  public func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, to other: EdgeAnchors?, multiplier: CGFloat, constant: Constant,
    priority: Priority, at place: WrittenPlace?
  ) -> ConstraintGroup {
    guard let other else { refuseAnchorage("An expression of edges has no anchors.", place) }
    let horizontal = horizontalAnchors.prepared(
      relation, other.horizontalAnchors, multiplier,
      (constant.points(of: .leading), constant.points(of: .trailing)), priority, place)
    let vertical = verticalAnchors.prepared(
      relation, other.verticalAnchors, multiplier,
      (constant.points(of: .top), constant.points(of: .bottom)), priority, place)
    let group = ConstraintGroup(
      top: vertical.first, leading: horizontal.first, bottom: vertical.second, trailing: horizontal.second)
    group.install()
    return group
  }
}
