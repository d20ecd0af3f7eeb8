/// A bar of buttons, 44 points high.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  /// Whether what lies behind shows through; views of containers extend under such a bar.
  open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}
