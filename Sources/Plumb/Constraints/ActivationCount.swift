import Synchronization

/// Counts the activations of the whole program.
///
/// A subtree may be built, moved and built again anywhere before it meets the engine of a tree; which constraint
/// was active first has to be known then.
private let activationCount = Atomic<Int64>(0)

extension NSLayoutConstraint {
  /// The number of the next activation, and those of as many in a row.
  static func nextActivations(_ count: Int = 1) -> Int64 {
    activationCount.wrappingAdd(Int64(count), ordering: .relaxed).oldValue + 1
  }

  /// Makes the constraint, which is of no subclass, active with a number that was taken for it before: one of a list.
  @inline(__always)
  final func activate(as number: Int64) {
    guard holderRef == nil else { return }
    activation = -number
    isActive = true
  }

  /// Numbers an activation: with what was kept for it, or else with the next.
  @inline(__always)
  final func takeActivation() {
    activation = activation < 0 ? -activation : Self.nextActivations()
  }
}
