import Plumb
import PlumbLayout

/// For what a document is turned into views.
public struct ImportOptions: Sendable, Hashable {
  /// Where the content sizes of controls come from.
  public enum Content: String, Sendable, CaseIterable {
    /// The frames that the document recorded: the layout of Interface Builder is to come out again.
    case recorded
    /// The controls measure themselves.
    case measured
  }

  /// The device; nil for the document's own.
  public var device: Device?
  public var orientation = DeviceOrientation.portrait
  /// A size in points in place of the device's screen.
  public var size: Size?
  public var content = Content.measured
  public var isRightToLeft = false
  /// Size classes in place of the device's.
  public var sizeClasses: SizeClasses?
  /// Whether the root's surroundings are those that its tree has, rather than those of the device.
  var isMeasuredForTraits = false

  public init() {}
}
