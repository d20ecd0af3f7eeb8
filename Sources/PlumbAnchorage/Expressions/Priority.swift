/// How strongly a relation is wanted: 1000 is required, everything below is optional.
///
/// Numbers do as well, `a == b ~ 700`, and so does arithmetic, `.high - 1`. A priority that no constraint can have
/// is refused when a constraint is to get it: there must be more than 0 and at most 1000.
nonisolated public enum Priority: Sendable {
  /// 1000: must hold.
  case required
  /// 750, as resistance against being compressed has it.
  case high
  /// 250, as content hugging has it.
  case low
  /// 50, the pull to the target size of `systemLayoutSizeFitting`.
  case fittingSize
  /// Any other.
  case custom(NotationPriority)

  /// The platform's priority.
  @inlinable public var value: NotationPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    case .fittingSize: .anchorageFittingSize
    case .custom(let value): value
    }
  }
}

extension Priority: Equatable {
  /// Priorities are equal when their numbers are.
  public static func == (left: Priority, right: Priority) -> Bool {
    left.value.rawValue == right.value.rawValue
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self = .custom(NotationPriority(value)) }

  public init(integerLiteral value: Int) { self.init(value) }

  /// The priority of a number.
  public init(_ value: Int) { self = .custom(NotationPriority(Float(value))) }

  /// The priority of a number.
  public init<Number: BinaryFloatingPoint>(_ value: Number) { self = .custom(NotationPriority(Float(value))) }
}

extension NotationPriority {
  @usableFromInline nonisolated static var anchorageFittingSize: NotationPriority {
    #if os(macOS)
    .fittingSizeCompression
    #else
    .fittingSizeLevel
    #endif
  }
}
