import Plumb
import PlumbLayout

/// A root view of a document as a tree of views, with the way back to what the document says.
public final class ImportedRoot: ViewIsolated {
  public var plan: RootPlan { built.plan }
  /// The root view. It has no superview, the size of its context, and every constraint that the document installs.
  public let view: UIView
  /// The installed views in the order of the plan's items.
  public var views: [UIView] { built.views }
  /// The installed constraints by their ids.
  public var constraints: [String: NSLayoutConstraint] { built.constraints }
  /// What of the document could not be done.
  public var problems: [DocumentProblem] { built.problems }

  /// Whether the document is applied anew as soon as a size class of the root view changes, as UIKit does on
  /// rotation; off from the start.
  public var followsTraits = false { didSet { if followsTraits != oldValue { followingDidChange() } } }

  var importer: DocumentImporter
  /// The place of the root in its document.
  let index: Int
  /// What the document was last made into.
  var built: ViewBuilder.Result
  private var registration: (any UITraitChangeRegistration)?

  init(_ built: ViewBuilder.Result, of importer: DocumentImporter) {
    self.built = built
    view = built.views[0]
    index = importer.roots.firstIndex { $0.view.id == built.plan.root.view.id } ?? 0
    self.importer = importer
  }

  deinit {
    assumingViewIsolation {
      if let registration { view.unregisterForTraitChanges(registration) }
    }
  }

  private func followingDidChange() {
    if let registration { view.unregisterForTraitChanges(registration) }
    registration = nil
    guard followsTraits else { return }
    registration = view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { [weak self] (_: UIView, _: UITraitCollection) in self?.adaptToTraits() }
  }

  /// The view that a document's id names, or nil.
  public func view(id: String) -> UIView? {
    plan.items.firstIndex { $0.view.id == id }.map { views[$0] }
  }

  /// The item of the plan that a view was made for; nil for views that a class makes for itself.
  public func item(of view: UIView) -> PlannedItem? {
    views.firstIndex { $0 === view }.map { plan.items[$0] }
  }
}
