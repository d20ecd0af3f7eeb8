/// A layout guide that a document names, so that constraints can refer to it.
public struct GuideNode: Sendable, Hashable {
  public enum Kind: String, Sendable {
    case safeArea
    case contentLayoutGuide, frameLayoutGuide
    case keyboard = "keyboardLayoutGuide"
    /// The old guides of view controllers.
    case top, bottom
  }

  public var id: String
  public var kind: Kind
}
