import Plumb
import PlumbLayout

/// Turns the roots of a document into views.
public struct DocumentImporter: ViewIsolated {
  public let document: InterfaceDocument
  public let options: ImportOptions
  public let planner: RootPlanner

  public init(_ document: InterfaceDocument, options: ImportOptions = ImportOptions()) {
    self.document = document
    self.options = options
    planner = RootPlanner(document, options: options)
  }

  /// The independent view trees of the document, in its order.
  public var roots: [RootNode] { planner.roots }

  /// The plan of a root, without any views.
  public func plan(_ root: RootNode) -> RootPlan { planner.plan(root) }

  /// Makes the views of a root. Nothing is laid out yet: ask the root for `layoutIfNeeded()`.
  public func load(_ root: RootNode) -> ImportedRoot {
    var builder = builder(root)
    return ImportedRoot(builder.build(), of: self)
  }

  func builder(_ root: RootNode) -> ViewBuilder {
    ViewBuilder(
      plan: planner.plan(root), document: document, options: options,
      adjustsScrollViews: root.controller.map { planner.contents.controllers[$0].adjustsScrollViewInsets }
        ?? true)
  }
}
