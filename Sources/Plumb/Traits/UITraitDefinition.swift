/// A trait: a property of the environment that views and view controllers inherit.
///
/// A program defines its own by a type with a default value:
///
/// ```swift
/// struct CompactRows: UITraitDefinition {
///   static let defaultValue = false
/// }
/// ```
public protocol UITraitDefinition {
  associatedtype Value
  /// What the trait is where nobody set it.
  static var defaultValue: Value { get }
  static var identifier: String { get }
  /// A name for reports.
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// The type that defines a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that ``TraitValues`` has a place for.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  static var place: WritableKeyPath<TraitValues, Value?> { get }
}

/// The value of a trait that a program defines.
final class CustomTraitValue: Hashable, @unchecked Sendable {
  // Never changes; what the program puts in is its own affair.
  let value: Any

  init(_ value: Any) { self.value = value }

  /// Values that can be compared are; others differ unless they are one and the same.
  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    if left === right { return true }
    guard let one = left.value as? any Equatable else { return false }
    func isEqual<Known: Equatable>(_ one: Known) -> Bool { right.value as? Known == one }
    return isEqual(one)
  }

  func hash(into hasher: inout Hasher) {}
}
