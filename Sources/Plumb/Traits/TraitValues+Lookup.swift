extension TraitValues {
  /// The value of a trait, `nil` where nobody set it.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    func stored<Stored: StoredTrait>(_ stored: Stored.Type) -> Any? { self[keyPath: Stored.place] }
    if let known = trait as? any StoredTrait.Type { return stored(known) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  /// Sets a trait, or leaves it to the environment.
  mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, for trait: Trait.Type) {
    if let known = trait as? any StoredTrait.Type {
      store(value, for: known)
    } else {
      custom[ObjectIdentifier(trait)] = value.map { CustomTraitValue($0) }
    }
  }

  private mutating func store<Stored: StoredTrait>(_ value: Any?, for trait: Stored.Type) {
    self[keyPath: Stored.place] = value as? Stored.Value
  }

  /// Whether somebody set the trait.
  func contains(_ trait: UITrait) -> Bool {
    func isSet<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { value(of: trait) != nil }
    return isSet(trait)
  }

  mutating func remove(_ trait: UITrait) {
    func emptied<Trait: UITraitDefinition>(_ values: TraitValues, _ trait: Trait.Type) -> TraitValues {
      var values = values
      values.set(nil, for: trait)
      return values
    }
    self = emptied(self, trait)
  }

  /// Whether a trait has another value here than there.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differs<Stored: StoredTrait>(_ stored: Stored.Type) -> Bool {
      (self[keyPath: Stored.place] ?? Stored.defaultValue)
        != (other[keyPath: Stored.place] ?? Stored.defaultValue)
    }
    if let known = trait as? any StoredTrait.Type { return differs(known) }
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type, in values: TraitValues) -> CustomTraitValue {
      values.custom[ObjectIdentifier(trait)] ?? CustomTraitValue(trait.defaultValue)
    }
    let identity = ObjectIdentifier(trait)
    guard custom[identity] != nil || other.custom[identity] != nil else { return false }
    return value(trait, in: self) != value(trait, in: other)
  }
}
