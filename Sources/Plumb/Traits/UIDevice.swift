// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The device that the program runs on; off Apple's platforms a phone stands for it.
open class UIDevice: NSObject, @unchecked Sendable, ViewIsolated {
  // Nothing of it ever changes.
  private static let shared = UIDevice()

  /// The one device there is.
  open class var current: UIDevice { shared }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  /// What the device is called.
  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  /// The version of the system whose layout the module follows.
  open var systemVersion: String { "18.0" }
}

/// The idiom of the present device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  assumingViewIsolation { UIDevice.current.userInterfaceIdiom }
}
