/// Half a constraint: an attribute and a relation, which is called with the rest.
///
/// ```swift
/// title.left_attr.equalTo(icon.right_attr, constant: 8)
/// title.width_attr.lesserThan(nil, constant: 200, priority: .defaultHigh)
/// ```
public struct SSLayoutRelation {
  let attribute: SSLayoutAttribute
  let relation: NSLayoutConstraint.Relation

  /// Makes the constraint: `attribute {==, <=, >=} multiplier * other + constant`.
  ///
  /// It is active if the attribute's view has been the receiver of an `activateConstraints`, otherwise inactive.
  ///
  /// - Parameters:
  ///   - other: the right side; `nil` for a bare number, which only widths and heights can be compared with.
  ///   - constant: what is added, in points and with its sign; by default 0.
  ///   - multiplier: the factor of the right side, by default 1.
  ///   - priority: how strongly the constraint is wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  @discardableResult
  public func callAsFunction(
    _ other: SSLayoutAttribute?, constant: CGFloat = 0, multiplier: CGFloat = 1,
    priority: NotationPriority = .required, fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    attribute.relate(relation, other, constant, multiplier, priority, place: (fileID, line))
  }

  /// Makes the constraint, with a constant and no labels.
  ///
  /// - Parameters:
  ///   - other: the right side; `nil` for a bare number.
  ///   - constant: what is added, in points and with its sign.
  ///   - priority: how strongly the constraint is wanted, by default required.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  @discardableResult
  public func callAsFunction(
    _ other: SSLayoutAttribute?, _ constant: CGFloat, _ priority: NotationPriority = .required,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    attribute.relate(relation, other, constant, 1, priority, place: (fileID, line))
  }

  /// Makes the constraint, with everything and no labels.
  ///
  /// - Parameters:
  ///   - other: the right side; `nil` for a bare number.
  ///   - constant: what is added, in points and with its sign.
  ///   - multiplier: the factor of the right side.
  ///   - priority: how strongly the constraint is wanted.
  ///   - fileID: the caller's file.
  ///   - line: the caller's line.
  @discardableResult
  public func callAsFunction(
    _ other: SSLayoutAttribute?, _ constant: CGFloat, _ multiplier: CGFloat, _ priority: NotationPriority,
    fileID: String = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    attribute.relate(relation, other, constant, multiplier, priority, place: (fileID, line))
  }
}
