import Plumb
import PlumbLayout

/// A root view of a document as a tree of views, with the way back to what the document says.
public final class ImportedRoot {
  public let plan: RootPlan
  /// The root view. It has no superview, the size of its context, and every constraint that the document installs.
  public let view: UIView
  /// The views in the order of the plan's items.
  public let views: [UIView]
  /// Constraints by their ids.
  public let constraints: [String: NSLayoutConstraint]
  /// What of the document could not be done.
  public let problems: [DocumentProblem]

  init(
    plan: RootPlan, views: [UIView], constraints: [String: NSLayoutConstraint], problems: [DocumentProblem]
  ) {
    self.plan = plan
    self.views = views
    view = views[0]
    self.constraints = constraints
    self.problems = problems
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
