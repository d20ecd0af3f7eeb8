// What `canImport` says in a target whose one declared dependency is AppKit.
public enum SeesAppKit {
  #if canImport(UIKit)
  public static let uiKit = true
  #else
  public static let uiKit = false
  #endif

  #if canImport(AppKit)
  public static let declared = true
  #else
  public static let declared = false
  #endif
}
