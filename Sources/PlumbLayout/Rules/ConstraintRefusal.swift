/// Why a constraint cannot be made or cannot become active.
public enum ConstraintRefusal: Error, Hashable, Sendable {
  /// The first attribute is `notAnAttribute`.
  case missingFirstAttribute
  /// A second item without a second attribute.
  case missingSecondAttribute
  /// A location compared with a constant.
  case locationEqualToConstant(Attribute)
  /// A location compared with 0 times another one.
  case locationWithZeroMultiplier(Attribute)
  /// Attributes of different axes, or a location with a size.
  case incompatibleAttributes(Attribute, Attribute)
  /// A side that follows the reading direction with one that does not.
  case directionalWithAbsolute(Attribute, Attribute)
  /// The constant or the multiplier is NaN or infinite.
  case notFinite
  /// The priority is not greater than 0 and at most 1000.
  case priorityOutOfRange
  /// The items have no common ancestor.
  case noCommonAncestor
  /// The view that is to hold the constraint is no ancestor of an item.
  case holderIsNoAncestor
  /// An item is not, or no longer, part of the tree.
  case unknownItem
}

extension ConstraintRefusal {
  /// One sentence that says what is wrong and names both items.
  ///
  /// - Parameters:
  ///   - first: what the first item is called.
  ///   - second: what the second item is called.
  public func message(first: String, second: String) -> String {
    switch self {
    case .missingFirstAttribute:
      return "A constraint on \(first) needs a first attribute other than notAnAttribute."
    case .missingSecondAttribute:
      return "A constraint between \(first) and \(second) needs a second attribute other than notAnAttribute."
    case .locationEqualToConstant(let attribute):
      return "The location \(first).\(attribute.name) cannot be compared with a constant; give a second item."
    case .locationWithZeroMultiplier(let attribute):
      return "The location \(first).\(attribute.name) cannot be compared with 0 times \(second)."
    case .incompatibleAttributes(let one, let other):
      return
        "\(first).\(one.name) cannot be compared with \(second).\(other.name): "
        + "they are on different axes, or one is a size and the other a location."
    case .directionalWithAbsolute(let one, let other):
      return
        "\(first).\(one.name) cannot be compared with \(second).\(other.name): "
        + "leading and trailing follow the reading direction, left and right do not."
    case .notFinite:
      return "The constant and the multiplier of a constraint between \(first) and \(second) must be finite."
    case .priorityOutOfRange:
      return
        "The priority of a constraint between \(first) and \(second) must be greater than 0 and at most 1000."
    case .noCommonAncestor:
      return "\(first) and \(second) have no common ancestor, so no constraint between them can be active."
    case .holderIsNoAncestor:
      return
        "The view hierarchy is not prepared for the constraint between \(first) and \(second): "
        + "the view that holds it must be an ancestor of both, or one of them."
    case .unknownItem:
      return "\(first) or \(second) is not part of the tree."
    }
  }
}
