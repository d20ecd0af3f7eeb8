/// How much room there is on an axis, in the coarse measure by which documents vary.
public enum SizeClass: String, Sendable { case unspecified, compact, regular }

/// The size classes of both axes.
public struct SizeClasses: Sendable, Hashable {
  public var width: SizeClass
  public var height: SizeClass

  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// Of a document without a device: only its `default` variations apply.
  public static let any = SizeClasses(width: .unspecified, height: .unspecified)
}
