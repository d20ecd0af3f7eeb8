/// The region that a text view fills with lines.
open class NSTextContainer: NSObject {
  /// The size in points; zero in a direction where it is not limited.
  open var size: CGSize
  /// Left free at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The largest number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { didChange?() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  var didChange: (() -> Void)?

  public init(size: CGSize) { self.size = size }
}
