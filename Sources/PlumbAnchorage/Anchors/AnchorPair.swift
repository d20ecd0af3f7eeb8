/// Two anchors that are related together.
///
/// A pair of two positions of one axis, leading and trailing or top and bottom, is taken as sides: constants inset, and
/// `>=` and `<=` mean *inset by at least, at most*. Any other pair moves or grows by its constants.
public struct AnchorPair<T: AxisAnchor, U: AxisAnchor> {
  public var first: T
  public var second: U

  /// A pair of any two anchors.
  ///
  /// - Parameters:
  ///   - first: leading, top, a horizontal center or a width.
  ///   - second: trailing, bottom, a vertical center or a height.
  @inlinable
  public init(first: T, second: U) {
    self.first = first
    self.second = second
  }

  /// Whether the two are opposite sides.
  private var areSides: Bool { T.axisKind == U.axisKind && T.axisKind != .dimension }
}

extension AnchorPair: LayoutTerm {
  public typealias Anchor = AnchorPair
  public typealias Constant = CGFloat

  @inlinable public var layoutExpression: LayoutExpression<AnchorPair, CGFloat> {
    LayoutExpression(anchor: self, constant: 0)
  }
}

extension AnchorPair: LayoutAnchorType {
  public func relate<Constant: LayoutConstantType>(
    _ relation: NSLayoutConstraint.Relation, to other: AnchorPair?, multiplier: CGFloat, constant: Constant,
    priority: Priority, at place: WrittenPlace?
  ) -> ConstraintPair {
    let pair = prepared(
      relation, other, multiplier, (constant.points(of: .first), constant.points(of: .second)), priority,
      place)
    pair.install()
    return pair
  }

  /// Both constraints, lacking nothing but being active.
  func prepared(
    _ relation: NSLayoutConstraint.Relation, _ other: AnchorPair?, _ multiplier: CGFloat,
    _ constants: (first: CGFloat, second: CGFloat), _ priority: Priority, _ place: WrittenPlace?
  ) -> ConstraintPair {
    if other == nil, T.axisKind != .dimension || U.axisKind != .dimension {
      refuseAnchorage("Only a pair of dimensions can equal numbers.", place)
    }
    return ConstraintPair(
      first: first.prepared(relation, other?.first, multiplier, constants.first, priority, place),
      second: second.prepared(
        areSides ? relation.flipped : relation, other?.second, multiplier,
        areSides ? -constants.second : constants.second, priority, place))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var flipped: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    default: self
    }
  }
}
