/// What a reader accepts at most, so that no document takes memory or stack without bound.
///
/// The largest Interface Builder documents met in the wild are a few megabytes, some twenty levels deep.
public struct MarkupLimits: Sendable, Hashable {
  /// Size of the document in bytes.
  public var bytes = 64 << 20
  /// Open elements at one time.
  public var depth = 512
  /// Elements in the whole document.
  public var elements = 1_000_000
  /// Attributes of one element.
  public var attributes = 512
  /// Length of a name of an element or attribute, in bytes.
  public var nameLength = 512

  public init() {}
}
