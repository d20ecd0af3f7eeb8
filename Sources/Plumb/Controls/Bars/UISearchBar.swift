/// A field for a search, 56 points high, with buttons and scopes.
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open var text: String? { didSet { setNeedsDisplay() } }
  open var prompt: String? { didSet { setNeedsDisplay() } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var searchBarStyle: Style = .default
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var showsScopeBar = false { didSet { invalidateIntrinsicContentSize() } }
  open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
  open var selectedScopeButtonIndex = 0

  /// The scopes take another 46 points.
  open override var intrinsicContentSize: CGSize {
    let scopes: CGFloat = showsScopeBar && !(scopeButtonTitles ?? []).isEmpty ? 46 : 0
    return CGSize(width: UIView.noIntrinsicMetric, height: 56 + scopes)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
