/// The bar with the title of a controller: 44 points high, 96 with a large title.
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  /// Whether what lies behind shows through; views of containers extend under such a bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
  open var prefersLargeTitles = false {
    didSet {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let last = items?.last else { return nil }
    items?.removeLast()
    return last
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Whether the title stands large under the buttons. An item of automatic mode does as the one before it; the first
  /// one of all is large.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsLargeTitle ? 96 : 44)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  private func itemsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}
