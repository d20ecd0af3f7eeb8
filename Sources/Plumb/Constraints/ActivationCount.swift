import Synchronization

/// Counts the activations of the whole program.
///
/// A subtree may be built, moved and built again anywhere before it meets the engine of a tree; which constraint
/// was active first has to be known then.
private let activationCount = Atomic<Int64>(0)

extension NSLayoutConstraint {
  static func nextActivation() -> Int64 {
    activationCount.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
