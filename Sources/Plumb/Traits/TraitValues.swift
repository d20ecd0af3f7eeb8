/// The traits that somebody set; `nil` stands for a trait that is left to the environment.
struct TraitValues: Hashable, Sendable {
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var userInterfaceIdiom: UIUserInterfaceIdiom?
  var userInterfaceStyle: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var preferredContentSizeCategory: UIContentSizeCategory?
  /// Traits that the program defines, by their types.
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  var isEmpty: Bool {
    displayScale == nil && horizontalSizeClass == nil && verticalSizeClass == nil && userInterfaceIdiom == nil
      && userInterfaceStyle == nil && layoutDirection == nil && preferredContentSizeCategory == nil
      && custom.isEmpty
  }

  /// These values, and where they say nothing those of `base`.
  func over(_ base: TraitValues) -> TraitValues {
    TraitValues(
      displayScale: displayScale ?? base.displayScale,
      horizontalSizeClass: horizontalSizeClass ?? base.horizontalSizeClass,
      verticalSizeClass: verticalSizeClass ?? base.verticalSizeClass,
      userInterfaceIdiom: userInterfaceIdiom ?? base.userInterfaceIdiom,
      userInterfaceStyle: userInterfaceStyle ?? base.userInterfaceStyle,
      layoutDirection: layoutDirection ?? base.layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory ?? base.preferredContentSizeCategory,
      custom: custom.isEmpty ? base.custom : base.custom.merging(custom) { $1 })
  }

  /// What a window has from the main screen: a phone that is held upright.
  static let screen = TraitValues(
    displayScale: 3, horizontalSizeClass: .compact, verticalSizeClass: .regular
  ).over(standard)

  /// What a view outside every window sees: a device at scale 1, light, left to right.
  static let standard = TraitValues(
    displayScale: 1, userInterfaceIdiom: .phone, userInterfaceStyle: .light, layoutDirection: .leftToRight,
    preferredContentSizeCategory: .large)
}
