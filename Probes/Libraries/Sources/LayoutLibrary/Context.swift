import UIKit

/// The environment, as a library with conditional constraints sees it.
public struct Context {
  public let isPhone: Bool
  public let isPad: Bool
  public let isCompact: Bool
  public let isRegularHeight: Bool

  public init(_ traits: UITraitCollection = UITraitCollection()) {
    let idiom: UIUserInterfaceIdiom = traits.userInterfaceIdiom
    isPhone = idiom == .phone
    isPad = idiom == .pad
    isCompact = traits.horizontalSizeClass == UIUserInterfaceSizeClass.compact
    isRegularHeight = traits.verticalSizeClass == .regular
  }

  public static var device: Context {
    return Context(UITraitCollection(userInterfaceIdiom: UIDevice.current.userInterfaceIdiom))
  }

  public static var isOldStylePhone: Bool { return UI_USER_INTERFACE_IDIOM() == .phone }
}

/// A view that follows its traits.
public class ContextView: UIView {
  public private(set) var contexts = [Context]()

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contexts.append(Context(traitCollection))
  }
}

/// Conditions that libraries ask at compile time and at run time.
public enum Conditions {
  public static var isNewEnough: Bool {
    if #available(iOS 11, tvOS 11, macOS 10.11, *) { return true }
    return false
  }

  public static var isMac: Bool {
    #if os(OSX)
    return true
    #else
    return false
    #endif
  }

  public static var branch: String {
    #if os(iOS) || os(tvOS)
    return "iOS"
    #elseif swift(>=4.2)
    return "other"
    #else
    return "old"
    #endif
  }
}
