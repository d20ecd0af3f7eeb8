import Foundation
import Plumb
import PlumbInterfaceBuilder

/// Finds the sizes that only say again what was given: those that a view's own recorded content size decides.
///
/// Every recorded content size is changed by an amount of its own, small and unlike the others, and the root is laid
/// out again. A size that follows its own amount exactly is an input; one that does not move, or moves with others,
/// is decided by constraints.
struct InputFinder: ViewIsolated {
  /// Nothing that small is rounded away, and few sums of amounts meet another.
  private static let scale: CGFloat = 16_384
  private static let tolerance = 0.0004

  /// The inputs of a root, by the index of the view. The root's frames are not what they were afterwards.
  static func inputs(of imported: ImportedRoot) -> [Set<LayoutValue>] {
    var inputs = imported.views.map { _ in Set<LayoutValue>() }
    let leaves = imported.plan.items.indices.filter { index in
      imported.plan.items[index].contentSize?.source == .recorded
        && imported.views[index].hostContentSize != nil
    }
    guard !leaves.isEmpty else { return inputs }
    let root = imported.view
    root.traitOverrides.displayScale = scale
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let before = imported.views.map(\.bounds.size)
    for (order, index) in leaves.enumerated() { change(imported.views[index], by: amounts(order)) }
    root.layoutIfNeeded()
    for (order, index) in leaves.enumerated() {
      let now = imported.views[index].bounds.size
      let (across, down) = amounts(order)
      if abs(Double(now.width - before[index].width) - across) < tolerance { inputs[index].insert(.width) }
      if abs(Double(now.height - before[index].height) - down) < tolerance { inputs[index].insert(.height) }
    }
    return inputs
  }

  private static func amounts(_ order: Int) -> (Double, Double) {
    // Irrational steps: no two amounts of a root are the same within the tolerance.
    let across = (Double(order) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
    let down = (Double(order) * 0.754_877_666_25).truncatingRemainder(dividingBy: 1)
    return (0.05 + 0.4 * across, 0.05 + 0.4 * down)
  }

  private static func change(_ view: UIView, by amounts: (Double, Double)) {
    guard var size = view.hostContentSize else { return }
    if size.width != UIView.noIntrinsicMetric { size.width += CGFloat(amounts.0) }
    if size.height != UIView.noIntrinsicMetric { size.height += CGFloat(amounts.1) }
    view.hostContentSize = size
  }
}
