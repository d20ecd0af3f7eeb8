/// The bar with the title of a controller: 44 points high, 96 with a large title.
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }
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

  /// Whether the title stands large under the buttons.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, let item = topItem else { return false }
    return item.largeTitleDisplayMode != .never
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
