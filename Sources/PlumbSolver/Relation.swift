/// How the linear expression of a constraint compares with zero. The raw values are those of Apple's
/// `NSLayoutConstraint.Relation`.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
