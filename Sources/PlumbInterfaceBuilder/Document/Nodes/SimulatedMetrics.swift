import PlumbLayout

/// The bars and the size that a document pretends for a root view.
public struct SimulatedMetrics: Sendable, Hashable {
  public enum Bar: Sendable, Hashable {
    /// Whatever the controller's place in the storyboard gives.
    case inferred
    case none
    /// A bar of the element's kind, such as `simulatedNavigationBarMetrics`.
    case shown(String)
  }

  public var statusBar = Bar.inferred
  public var topBar = Bar.inferred
  public var bottomBar = Bar.inferred
  /// A top bar that lets nothing through, so that the root begins below it.
  public var hasOpaqueTopBar = false
  /// A size other than the device's: `freeformSimulatedSizeMetrics` and its like.
  public var isFreeform = false

  public init() {}
}
