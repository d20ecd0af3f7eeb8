import Synchronization

/// Whether animations are enabled, as `UIView.setAnimationsEnabled(_:)` says.
///
/// As at Apple's that holds for the whole process, unless a part of it keeps a switch of its own.
public final class AnimationSwitch: Sendable {
  private let isOn = Atomic<Bool>(true)

  private static let shared = AnimationSwitch()
  @TaskLocal private static var own: AnimationSwitch?

  private init() {}

  static var isEnabled: Bool {
    get { (own ?? shared).isOn.load(ordering: .relaxed) }
    set { (own ?? shared).isOn.store(newValue, ordering: .relaxed) }
  }

  /// Runs a closure for which `UIView.setAnimationsEnabled(_:)` begins enabled and changes nothing outside: for tests
  /// and servers that lay out many trees at once.
  public static func isolated<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $own.withValue(AnimationSwitch(), operation: body)
  }
}
