/// A row of dots, one a page, of which the present page's is filled.
open class UIPageControl: UIControl {
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  /// Held in 0 ..< `numberOfPages`.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      setNeedsDisplay()
    }
  }

  private var storedPage = 0

  open var hidesForSinglePage = false { didSet { invalidateIntrinsicContentSize() } }
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle: BackgroundStyle = .automatic
  open var allowsContinuousInteraction = true

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  private static let height: CGFloat = 26
  /// From one dot's centre to the next one's.
  package static let pitch: CGFloat = 17.5
  /// The empty space at the two ends together.
  private static let padding: CGFloat = 63

  /// The size for a number of dots. Three take 115.5 by 26 points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
    return CGSize(width: Self.padding + Self.pitch * CGFloat(pageCount), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    hidesForSinglePage && numberOfPages == 1 ? .zero : size(forNumberOfPages: numberOfPages)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
