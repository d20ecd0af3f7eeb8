/// What a document is for, by the `type` of its root element.
public struct DocumentKind: Sendable, Hashable {
  public enum Platform: String, Sendable { case iOS, macOS, tvOS, watchOS }
  public enum Form: String, Sendable { case xib, storyboard }

  public var platform: Platform
  public var form: Form

  public init(platform: Platform, form: Form) {
    self.platform = platform
    self.form = form
  }

  /// Reads a type such as `com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB`; nil for any other kind.
  init?(type: String) {
    let prefix = "com.apple.InterfaceBuilder"
    guard type.hasPrefix(prefix) else { return nil }
    let parts = type.dropFirst(prefix.count).split(separator: ".").dropFirst()
    switch parts.first {
    case "CocoaTouch": platform = .iOS
    case "AppleTV": platform = .tvOS
    case "WatchKit": platform = .watchOS
    case "Cocoa": platform = .macOS
    default: return nil
    }
    form = parts.contains("Storyboard") ? .storyboard : .xib
  }
}
