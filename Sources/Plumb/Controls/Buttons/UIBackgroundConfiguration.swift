/// How the background of a button or cell looks.
public struct UIBackgroundConfiguration: Hashable {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  public var backgroundColor: UIColor?
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the stroke runs.
  public var strokeOutset: CGFloat = 0
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill

  public init() {}

  /// A background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
