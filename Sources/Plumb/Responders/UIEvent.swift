/// A user's action on the interface, as far as hit testing passes one on.
open class UIEvent: NSObject, ViewIsolated {
  public override init() { super.init() }
}
