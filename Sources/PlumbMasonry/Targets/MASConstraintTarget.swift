/// What a constraint can be equal to, at least or at most: a view, a guide, an attribute, a number, a point, a size,
/// insets, or an array of them.
///
/// A type of yours becomes a target by handing on another's:
///
/// ```swift
/// extension Card: MASConstraintTarget {
///   var masTarget: MASTarget { contentView.masTarget }
/// }
/// ```
public protocol MASConstraintTarget {
  /// What the value stands for.
  var masTarget: MASTarget { get }
}

/// What a value stands for on the right side of a constraint.
public struct MASTarget {
  enum Kind {
    case item(ItemHold)
    case value(MASValue)
    case list([any MASConstraintTarget])
    case missing
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }
}

extension Array: MASConstraintTarget where Element: MASConstraintTarget {
  /// One constraint for each element.
  public var masTarget: MASTarget { MASTarget(.list(self)) }
}

extension Optional: MASConstraintTarget where Wrapped: MASConstraintTarget {
  /// What is there; a relation to `nil` ends the program.
  public var masTarget: MASTarget { self?.masTarget ?? MASTarget(.missing) }
}
