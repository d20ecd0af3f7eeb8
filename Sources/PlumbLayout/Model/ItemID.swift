/// A view or a layout guide of a ``LayoutTree``, valid until it is removed.
public struct ItemID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32

  @inlinable
  init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// A small number that no other living item of the tree has; a removed one's is used again.
  @inlinable
  public var slot: Int { Int(index) }
}

/// A constraint of a ``LayoutTree``, valid until it is removed.
public struct LayoutConstraintID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: Int32

  @inlinable
  init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }

  /// A small number that no other living constraint of the tree has; a removed one's is used again.
  @inlinable
  public var slot: Int { Int(index) }
}
