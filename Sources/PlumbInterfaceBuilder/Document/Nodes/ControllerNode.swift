import PlumbLayout

/// A view controller of a document.
public struct ControllerNode: Sendable {
  /// Name of the element: `viewController`, `navigationController`, `tableViewController` ...
  public var element: String
  public var id: String?
  public var customClass: String?
  public var title: String?
  public var position: MarkupPosition
  public var view: ViewNode?
  public var guides: [GuideNode] = []
  /// Segues that start anywhere in the controller.
  public var segues: [SegueNode] = []
  public var simulated = SimulatedMetrics()
  public var adjustsScrollViewInsets = true
  public var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public var usesLargeTitles = false
  public var hidesBottomBarWhenPushed = false
  public var navigationTitle: String?
  /// Whether the navigation item asks for large titles, refuses them, or says nothing.
  public var largeTitleDisplayMode: String?
  public var tabTitle: String?
  public var extendsUnderTopBar = true
  public var extendsUnderBottomBar = true
  public var freeformSize: Size?
}
