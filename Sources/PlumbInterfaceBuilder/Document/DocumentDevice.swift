/// The device for which a document was edited, as its `device` element says.
public struct DocumentDevice: Sendable, Hashable {
  /// Interface Builder's name of the device, such as `retina6_1`.
  public var id: String
  public var orientation: DeviceOrientation
  public var isDark: Bool

  public init(id: String, orientation: DeviceOrientation = .portrait, isDark: Bool = false) {
    self.id = id
    self.orientation = orientation
    self.isDark = isDark
  }
}
