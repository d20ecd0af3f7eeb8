// What `canImport` says in a target whose one declared dependency is UIKit.
public enum SeesUIKit {
  #if canImport(UIKit)
  public static let uiKit = true
  #else
  public static let uiKit = false
  #endif

  #if canImport(UIKit)
  public static let declared = true
  #else
  public static let declared = false
  #endif
}
