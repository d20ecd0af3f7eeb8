extension UIButton {
  /// How a button looks and is laid out.
  public struct Configuration: Hashable {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius stays as it is.
      case fixed = -1
      /// The radius follows the content size category.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    enum Style: Hashable, Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style

    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet {
        if contentInsets == Self.insets(of: oldValue) { contentInsets = Self.insets(of: buttonSize) }
      }
    }
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var titleAlignment: TitleAlignment = .automatic

    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the titles on which the image lies: one of the four edges.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and titles, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var showsActivityIndicator = false

    /// Between the bounds and the content, in points: 7 and 12 at medium size.
    public var contentInsets: NSDirectionalEdgeInsets

    public mutating func setDefaultContentInsets() { contentInsets = Self.insets(of: buttonSize) }

    init(_ style: Style) {
      self.style = style
      contentInsets = Self.insets(of: .medium)
      background.cornerRadius = 5.95
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    /// The configuration for a button's state: a configuration of the application's is returned unchanged.
    public func updated(for button: UIButton) -> Configuration { self }

    static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}
