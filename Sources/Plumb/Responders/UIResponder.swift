/// The root of everything that can take part in the responder chain.
open class UIResponder: NSObject, ViewIsolated {
  // Nothing that is called while they change comes back to them.
  @exclusivity(unchecked) nonisolated(unsafe) final var associatedObjects = AssociatedObjects()
  var traitRegistrations: [TraitRegistration] = []

  public override init() { super.init() }

  /// The responder that an event goes to when this one does not handle it.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the one of its window that receives what is typed.
  open var isFirstResponder: Bool { isFirstOfItsWindow }

  /// Makes the responder its window's first, after the one that was has resigned.
  ///
  /// - Returns: whether it is the first responder now. It is not outside of windows, where it cannot be one, and where
  ///   the present one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Leaves the window without a first responder, if it was this one.
  ///
  /// - Returns: whether the responder is not the first one now.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// What takes the keyboard's place while the responder is the first one.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard while the responder is the first one.
  open var inputAccessoryView: UIView? { nil }

  /// The responder's view left the window whose first responder it was.
  func didLoseFirstPlace() {}
  /// The window whose first responder this one may be.
  var responderWindow: UIWindow? { nil }
}
