/// A content size that a document states in place of the view's own.
public struct ExplicitSize: Sendable, Hashable {
  public enum Source: Sendable {
    /// `placeholderIntrinsicWidth` and `placeholderIntrinsicHeight`: for design time only.
    case placeholder
    /// What a custom class answered when Interface Builder ran it.
    case designable
  }

  /// In points; nil for no content size on that axis.
  public var width: Double?
  public var height: Double?
  public var source: Source

  public init(width: Double?, height: Double?, source: Source) {
    self.width = width
    self.height = height
    self.source = source
  }
}
