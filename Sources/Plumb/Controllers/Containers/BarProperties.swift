/// What a controller tells the containers that it is in.
struct BarProperties {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
}

extension UIViewController {
  /// The navigation controller that the controller is in, at any depth.
  public var navigationController: UINavigationController? { container() }

  /// The tab bar controller that the controller is in, at any depth.
  public var tabBarController: UITabBarController? { container() }

  private func container<Container: UIViewController>() -> Container? {
    var ancestor = parentLink
    while let current = ancestor {
      if let found = current as? Container { return found }
      ancestor = current.parentLink
    }
    return nil
  }

  /// What a navigation bar shows for the controller; made when it is first asked for, with the controller's title.
  public var navigationItem: UINavigationItem {
    if let item = bars.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    bars.navigationItem = item
    return item
  }

  /// The items of the navigation controller's toolbar.
  public var toolbarItems: [UIBarButtonItem]? {
    get { bars.toolbarItems }
    set {
      bars.toolbarItems = newValue
      barsDidChange()
    }
  }

  func titleDidChange() {
    bars.navigationItem?.title = title
    bars.tabBarItem?.title = title
  }

  /// Has the containers arrange anew what is around the controller's view.
  func barsDidChange() {
    var ancestor = parentLink
    while let current = ancestor {
      if current is any BarContaining { current.viewIfLoaded?.setNeedsLayout() }
      ancestor = current.parentLink
    }
  }
}
