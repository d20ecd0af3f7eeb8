/// An unknown or a parameter of a ``Solver``, valid until it is removed.
///
/// A handle is an index with a generation: a removed variable's handle is recognised and refused.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32

  @inlinable
  init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// A small number that no other living variable of the solver has; a removed one's is used again. Callers
  /// index tables of their own by it.
  @inlinable
  public var slot: Int { Int(index) }
}

/// What a variable stands for; the solver eliminates positions before sizes.
public enum VariableKind: UInt8, Sendable, BitwiseCopyable {
  /// An unknown coordinate of an edge, centre or baseline.
  case position
  /// An unknown extent. It may be negative unless a constraint forbids it.
  case size
  /// A number that the caller sets, such as the width of a window. It joins nothing: two systems that share
  /// only parameters are solved apart.
  case parameter
}
