extension UIScrollView {
  /// When the safe area adds to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``, and at the top and the bottom always. UIKit does the latter only for the first scroll
    /// view of a controller; here every scroll view that the safe area reaches counts as one.
    case automatic = 0
    /// On an axis along which the content is larger than the view, or always bounces.
    case scrollableAxes = 1
    /// Nowhere: the safe area reaches the views in the content that lie under it.
    case never = 2
    /// On all edges.
    case always = 3
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// What a scroll view tells, and asks.
public protocol UIScrollViewDelegate: AnyObject, ViewIsolated {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
