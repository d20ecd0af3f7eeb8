/// How strongly a constraint is wanted: 1000 is required, every smaller number is optional.
///
/// Priorities are strict levels. No number of constraints outvotes one of a higher priority, and every `Float`
/// between 0 (exclusive) and 1000 is a level of its own.
public struct Priority: Hashable, Comparable, Sendable {
  public let value: Float

  @inlinable
  public init(_ value: Float) { self.value = value }

  public static var required: Priority { Priority(1000) }

  @inlinable
  public var isRequired: Bool { value >= 1000 }

  @inlinable
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
