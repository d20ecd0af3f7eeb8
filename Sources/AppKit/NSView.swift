/// AppKit's name of a view. It is UIKit's class: y grows downwards.
public typealias NSView = UIView

extension UIView {
  /// Whether y grows downwards: always.
  public var isFlipped: Bool { true }

  /// Whether the view has a layer: always. Setting it does nothing.
  public var wantsLayer: Bool {
    get { true }
    set {}
  }

  /// Whether the view is laid out in the next pass. Setting it to true marks the view; a mark is not taken back.
  public var needsLayout: Bool {
    get { awaitsLayout }
    set { if newValue { setNeedsLayout() } }
  }

  /// Whether the view is drawn in the next display pass. Setting it to true marks the view; a mark is not taken back.
  public var needsDisplay: Bool {
    get { awaitsDisplay }
    set { if newValue { setNeedsDisplay() } }
  }

  /// The smallest size, in points, that satisfies the constraints in the view.
  public var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  /// Updates the constraints of the view and of everything below it, as UIKit's `updateConstraintsIfNeeded()`.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// Lays out the view's tree where something in it is to be laid out, as UIKit's `layoutIfNeeded()`.
  public func layoutSubtreeIfNeeded() { layoutIfNeeded() }
}
