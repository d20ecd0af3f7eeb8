extension UITraitCollection {
  /// A collection whose traits a closure sets:
  /// `UITraitCollection { $0.horizontalSizeClass = .compact }`.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.changed(TraitValues(), mutations))
  }

  /// The same traits with the changes that a closure makes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: Self.changed(values, mutations))
  }

  /// The same traits but for one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values.set(value, for: trait)
    return UITraitCollection(values: values)
  }

  /// A trait by its type; its default value where it is not specified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    values.value(of: trait) ?? trait.defaultValue
  }

  private static func changed(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var draft: any UIMutableTraits = TraitDraft(values: values)
    mutations(&draft)
    return (draft as? TraitDraft)?.values ?? values
  }

  /// Whether colours may resolve to something else than with the other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != (traitCollection ?? UITraitCollection()).userInterfaceStyle
  }

  /// The traits of the system by which colours resolve.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
}
