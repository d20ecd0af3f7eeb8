/// What `registerForTraitChanges` returns, to end the registration with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that tells of changes of its traits: a view or a view controller.
public protocol UITraitChangeObservable: NSObjectProtocol, ViewIsolated {
  /// Ends a registration. One of another object, or one that has ended, is ignored.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void

  /// Has a closure called after any of some traits has changed:
  ///
  /// ```swift
  /// registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous) in ... }
  /// ```
  ///
  /// The registration ends with the object, which keeps the closure: one that names the object itself, rather than
  /// its argument, must do so weakly. UIKit's forms with a selector need Objective-C.
  ///
  /// - Parameters:
  ///   - traits: the types that define the traits.
  ///   - handler: called with the object and its traits from before.
  /// - Returns: a token that `unregisterForTraitChanges(_:)` takes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    (self as? UIResponder)?.traitRegistrations.append(registration)
    return registration
  }
}

/// A closure that waits for traits to change.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}

extension UIResponder {
  func endRegistration(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  func tellRegistrations(_ old: TraitValues, _ new: TraitValues, _ previous: UITraitCollection) {
    // A handler may end its own registration, or others.
    for registration in traitRegistrations {
      guard traitRegistrations.contains(where: { $0 === registration }),
        registration.traits.contains(where: { new.differs(from: old, in: $0) })
      else { continue }
      registration.handler(self, previous)
    }
  }
}
