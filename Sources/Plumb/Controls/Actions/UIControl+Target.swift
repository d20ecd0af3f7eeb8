// Target and action without Objective-C: in place of a selector stands a reference to the method, as in
// `button.addTarget(self, action: SignInForm.send, for: .touchUpInside)`. Targets are not retained.
extension UIControl {
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    guard let target else { return }
    actionList.add(target, controlEvents) { [weak target] _ in
      if let target { action(target)() }
    }
  }

  /// The method receives the control.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    guard let target else { return }
    actionList.add(target, controlEvents) { [weak target] control in
      if let target, let sender = control as? Sender { action(target)(sender) }
    }
  }

  /// Takes off whatever was added with the target for one of the events; `nil` stands for every target.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    actionList.remove(target, controlEvents)
  }
}
