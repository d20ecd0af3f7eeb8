/// A view that is laid out by itself: nothing in it depends on what is around but through the context.
public struct RootNode: Sendable {
  public enum Kind: String, Sendable {
    /// The view of a view controller.
    case controllerView
    /// A view at the top level of a xib or of a scene.
    case topLevelView
    /// The content view of a table cell.
    case tableCell
    /// A collection cell.
    case collectionCell
    /// A header, footer or other supplementary view.
    case supplementaryView
    /// A view of a bar item, a title view, a refresh control.
    case barItemView
  }

  public var kind: Kind
  public var view: ViewNode
  /// The table cell that the content view belongs to.
  public var cell: ViewNode?
  /// Index of the controller in which the root lies.
  public var controller: Int?
  /// Index of the root in which this one lies, as a cell lies in the root with its table.
  public var enclosing: Int?
  /// The table or collection view of a cell or supplementary view.
  public var list: ViewNode?
  /// Bars and size that the document pretends for a top-level view.
  public var simulated = SimulatedMetrics()

  /// The id by which a user names the root: that of the cell for a content view without one.
  public var id: String? { view.id ?? cell?.id }
}
