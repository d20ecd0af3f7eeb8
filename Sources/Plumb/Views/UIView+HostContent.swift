/// Content metrics that whoever made the view knows better than its class: a document that has recorded them.
struct HostContent {
  var size: CGSize?
  var alignmentRectInsets: UIEdgeInsets?
}

extension UIView {
  /// A content size in place of the class's own, in points of the alignment rectangle; `noIntrinsicMetric` for none
  /// on an axis. It does not depend on the width, even for text of several lines.
  package var hostContentSize: CGSize? {
    get { hostContent?.size }
    set {
      hostContent = HostContent(size: newValue, alignmentRectInsets: hostContent?.alignmentRectInsets)
      invalidateIntrinsicContentSize()
    }
  }

  /// Alignment insets in place of the class's own, in points.
  package var hostAlignmentRectInsets: UIEdgeInsets? {
    get { hostContent?.alignmentRectInsets }
    set {
      hostContent = HostContent(size: hostContent?.size, alignmentRectInsets: newValue)
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the view is no more than a rectangle, so that nothing that a subclass may override has to be asked for
  /// its content.
  @inline(__always)
  var isPlain: Bool { type(of: self) == UIView.self && (extras?.isPlain ?? true) }
}
