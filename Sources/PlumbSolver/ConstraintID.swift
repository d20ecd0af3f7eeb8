/// A constraint of a ``Solver``, valid until it is removed.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32

  @inlinable
  init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// A small number that no other living constraint of the solver has; a removed one's is used again. Callers
  /// index tables of their own by it.
  @inlinable
  public var slot: Int { Int(index) }
}

/// Who wrote a constraint. It decides only which one of a conflicting set is set aside.
public enum ConstraintOrigin: UInt8, Sendable, BitwiseCopyable {
  /// Written by whoever uses the layout: the newest of these gives way in a conflict.
  case user
  /// Made by a rule of the layer above, such as a size that must not be negative: gives way only in a set
  /// that has no user constraint.
  case system
}
