// As for controls: in place of a selector stands a reference to the method.
extension UIGestureRecognizer {
  public convenience init<Target: AnyObject>(target: Target?, action: @escaping (Target) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// The method receives the recognizer.
  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public func addTarget<Target: AnyObject>(_ target: Target?, action: @escaping (Target) -> () -> Void) {
    guard let target else { return }
    add(
      GestureTarget(identity: ObjectIdentifier(target)) { [weak target] _ in
        if let target { action(target)() }
      })
  }

  /// The method receives the recognizer.
  public func addTarget<Target: AnyObject, Sender>(
    _ target: Target?, action: @escaping (Target) -> (Sender) -> Void
  ) {
    guard let target else { return }
    add(
      GestureTarget(identity: ObjectIdentifier(target)) { [weak target] recognizer in
        if let target, let sender = recognizer as? Sender { action(target)(sender) }
      })
  }

  /// Takes off whatever was added with the target; `nil` stands for every target.
  public func removeTarget(_ target: AnyObject?) { forgetTargets(of: target) }
}
