/// The traits that a view or a view controller replaces for itself and everything below it.
///
/// Reading a trait that is not overridden gives the value of an empty trait collection.
public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues()

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? trait.defaultValue }
    set { values.set(newValue, for: trait) }
  }

  /// Whether the trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Leaves the trait to the environment again.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
