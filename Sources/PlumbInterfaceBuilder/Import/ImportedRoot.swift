import Plumb
import PlumbLayout

/// A root view of a document as a tree of views, with the way back to what the document says.
public final class ImportedRoot {
  public private(set) var plan: RootPlan
  /// The root view. It has no superview, the size of its context, and every constraint that the document installs.
  public let view: UIView
  /// The installed views in the order of the plan's items.
  public private(set) var views: [UIView]
  /// The installed constraints by their ids.
  public private(set) var constraints: [String: NSLayoutConstraint]
  /// What of the document could not be done.
  public private(set) var problems: [DocumentProblem]

  /// Whether the document is applied anew as soon as a size class of the root view changes, as UIKit does on
  /// rotation; off from the start.
  public var followsTraits = false { didSet { if followsTraits != oldValue { followingDidChange() } } }

  var importer: DocumentImporter
  /// The place of the root in its document.
  let index: Int
  private(set) var parts: BuiltParts
  /// The active constraints that the document is the reason for.
  private(set) var installed: [NSLayoutConstraint]
  private var registration: (any UITraitChangeRegistration)?

  init(_ built: ViewBuilder.Result, of importer: DocumentImporter) {
    plan = built.plan
    views = built.views
    view = built.views[0]
    constraints = built.constraints
    problems = built.problems
    parts = built.parts
    installed = built.installed
    index = importer.roots.firstIndex { $0.view.id == built.plan.root.view.id } ?? 0
    self.importer = importer
  }

  deinit { if let registration { view.unregisterForTraitChanges(registration) } }

  func store(_ built: ViewBuilder.Result) {
    plan = built.plan
    views = built.views
    constraints = built.constraints
    problems = built.problems
    parts = built.parts
    installed = built.installed
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
