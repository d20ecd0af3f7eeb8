/// The room that text is laid out in.
public struct TextLimits: Hashable, Sendable {
  /// The widest that a line may be, in points. Negative or not a number counts as 0.
  public var maximumWidth: Double
  /// Lines that do not fit in this height are left out; the first line always stays. Points.
  public var maximumHeight: Double
  /// The largest number of lines, as `UILabel.numberOfLines`: 0 (and anything below) is no limit.
  public var maximumLines: Int
  public var lineBreakMode: LineBreakMode
  /// How far text may exceed `maximumWidth` before it counts as too wide, in points. Frames that were rounded or
  /// recorded elsewhere may be a little narrower than the text measured here.
  public var tolerance: Double

  public init(
    maximumWidth: Double = .infinity, maximumHeight: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .byTruncatingTail, tolerance: Double = 1e-3
  ) {
    self.maximumWidth = maximumWidth
    self.maximumHeight = maximumHeight
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.tolerance = tolerance
  }

  /// No limit at all: one line per paragraph.
  public static let none = TextLimits()
}
