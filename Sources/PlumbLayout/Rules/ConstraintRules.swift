/// The one table of what a constraint may say. Views, foreign hosts and readers of documents all ask it.
public enum ConstraintRules {
  /// Why a constraint with these attributes and numbers cannot be made; `nil` when it can.
  ///
  /// - Parameters:
  ///   - first: the first item's attribute.
  ///   - second: the second item's attribute.
  ///   - hasSecondItem: without a second item the second attribute counts as `notAnAttribute`.
  ///   - multiplier: the second attribute's factor.
  ///   - constant: what is added to it, in points.
  ///   - priority: of the constraint.
  ///   - allowsLocationConstants: whether a location may be compared with a constant. Documents hold such
  ///     constraints, counted from the origin of the view that owns them; `NSLayoutConstraint` refuses them.
  public static func refusal(
    first: Attribute, second: Attribute, hasSecondItem: Bool, multiplier: Double, constant: Double,
    priority: Priority, allowsLocationConstants: Bool = false
  ) -> ConstraintRefusal? {
    guard first != .notAnAttribute else { return .missingFirstAttribute }
    guard multiplier.isFinite, constant.isFinite else { return .notFinite }
    guard priority.value > 0, priority.value <= 1000 else { return .priorityOutOfRange }
    guard hasSecondItem else {
      return first.isSize || allowsLocationConstants ? nil : .locationEqualToConstant(first)
    }
    guard second != .notAnAttribute else { return .missingSecondAttribute }
    guard first.isSize == second.isSize, first.isSize || first.axis == second.axis else {
      return .incompatibleAttributes(first, second)
    }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional {
      return .directionalWithAbsolute(first, second)
    }
    if !first.isSize && multiplier == 0 { return .locationWithZeroMultiplier(first) }
    return nil
  }
}
