/// A bar of tabs of which one is chosen, 49 points high.
open class UITabBar: UIView {
  open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
  open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  /// Whether what lies behind shows through; views of containers extend under such a bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
}
