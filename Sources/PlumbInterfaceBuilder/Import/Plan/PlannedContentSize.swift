/// A content size that is given to the layout, in alignment terms.
public struct PlannedContentSize: Sendable, Hashable {
  public enum Source: String, Sendable {
    /// Read off the recorded frame.
    case recorded
    case designable, placeholder
  }

  /// In points; nil for none on that axis.
  public var width: Double?
  public var height: Double?
  public var source: Source

  public init(width: Double?, height: Double?, source: Source) {
    self.width = width
    self.height = height
    self.source = source
  }
}
