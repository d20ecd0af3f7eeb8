// What `canImport` says in a target whose one declared dependency is Cocoa.
public enum SeesCocoa {
  #if canImport(UIKit)
  public static let uiKit = true
  #else
  public static let uiKit = false
  #endif

  #if canImport(Cocoa)
  public static let declared = true
  #else
  public static let declared = false
  #endif
}

#if canImport(Cocoa)
import Cocoa

/// The module gives AppKit's names.
public func makeView(in window: NSWindow) -> NSView {
  let view = NSView()
  window.addSubview(view)
  return view
}
#endif
