/// The root of everything that can take part in the responder chain.
open class UIResponder: NSObject, ViewIsolated {
  // Nothing that is called while they change comes back to them.
  @exclusivity(unchecked) nonisolated(unsafe) final var associatedObjects = AssociatedObjects()
  var traitRegistrations: [TraitRegistration] = []

  public override init() { super.init() }

  /// The responder that an event goes to when this one does not handle it.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
}
