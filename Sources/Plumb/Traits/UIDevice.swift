// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The device that the program runs on; off Apple's platforms a phone stands for it.
open class UIDevice: NSObject, ViewIsolated {
  open class var current: UIDevice { UIDevice() }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}

/// The idiom of the present device.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  assumingViewIsolation { UIDevice.current.userInterfaceIdiom }
}
