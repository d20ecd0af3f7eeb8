extension UITraitCollection {
  /// The traits of whatever is being laid out or told of new traits, by task.
  @TaskLocal static var currentValues = TraitValues.standard

  /// The traits that code without a view goes by: those of the tree whose layout pass runs, of the view or controller
  /// that hears of new traits, or of the collection whose `performAsCurrent(_:)` runs. Otherwise those of a phone at
  /// scale 1 and the default text size.
  ///
  /// UIKit keeps one for each thread and lets it be set; here it belongs to the task, and is read only.
  public class var current: UITraitCollection { UITraitCollection(values: currentValues) }

  /// Runs `actions` with the collection as ``current``. Traits that it leaves open have no value meanwhile.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$currentValues.withValue(values) { actions() }
  }
}
