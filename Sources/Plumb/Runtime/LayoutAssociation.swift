/// Associated objects without the detour through `Any` that `objc_getAssociatedObject(_:_:)` has to make: for libraries that
/// ask for them at every statement of a layout.
///
/// The two reach the same objects.
public enum LayoutAssociation {
  /// The object that was hung on `owner` under an address.
  ///
  /// - Parameters:
  ///   - owner: mostly a view, layout guide or constraint, which is fast; any other object is looked up in a table.
  ///   - key: an address, mostly that of a variable.
  public static func object(of owner: AnyObject, _ key: UnsafeRawPointer) -> AnyObject? {
    if let responder = owner as? UIResponder { return responder.associatedObjects.object(for: key) }
    if let constraint = owner as? NSLayoutConstraint {
      return constraint.associatedObjects?.objects.object(for: key)
    }
    if let guide = owner as? UILayoutGuide { return guide.associatedObjects?.objects.object(for: key) }
    return AssociatedObjectTable.shared.object(of: owner, key)
  }

  /// The object that was hung on a view under an address: the same without asking what `view` is.
  ///
  /// - Parameters:
  ///   - view: what the object was hung on.
  ///   - key: an address, mostly that of a variable.
  public static func object(of view: UIView, _ key: UnsafeRawPointer) -> AnyObject? {
    view.associatedObjects.object(for: key)
  }

  /// Hangs an object on `owner` under an address, where it lives as long as its owner unless it is replaced.
  ///
  /// - Parameters:
  ///   - object: what is hung there; `nil` takes away what was.
  ///   - owner: any object.
  ///   - key: an address, mostly that of a variable.
  public static func setObject(_ object: AnyObject?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // What goes is released last, when nothing is being changed any more: its `deinit` may come back here.
    let old: AnyObject?
    if let responder = owner as? UIResponder {
      old = responder.associatedObjects.exchange(object, for: key)
    } else if let constraint = owner as? NSLayoutConstraint {
      old = exchange(object, for: key, in: &constraint.associatedObjects)
    } else if let guide = owner as? UILayoutGuide {
      old = exchange(object, for: key, in: &guide.associatedObjects)
    } else {
      old = nil
      AssociatedObjectTable.shared.setObject(object, of: owner, key)
    }
    _ = old
  }

  /// Takes out of a box all that hangs there, for the caller to release.
  static func removeObjects(in box: inout AssociatedObjectsBox?) -> AssociatedObjects? {
    guard let present = box else { return nil }
    let old = present.objects
    present.objects = AssociatedObjects()
    if present.isEmpty { box = nil }
    return old
  }

  /// Hangs an object on a view under an address: the same without asking what `view` is.
  ///
  /// - Parameters:
  ///   - object: what is hung there; `nil` takes away what was.
  ///   - view: what it is hung on.
  ///   - key: an address, mostly that of a variable.
  public static func setObject(_ object: AnyObject?, of view: UIView, _ key: UnsafeRawPointer) {
    _ = view.associatedObjects.exchange(object, for: key)
  }

  /// Changes what is in a box, which is made when there is something to put in and thrown away when it is empty.
  private static func exchange(
    _ object: AnyObject?, for key: UnsafeRawPointer, in box: inout AssociatedObjectsBox?
  ) -> AnyObject? {
    guard let present = box else {
      guard let object else { return nil }
      let made = AssociatedObjectsBox()
      box = made
      return made.objects.exchange(object, for: key)
    }
    let old = present.objects.exchange(object, for: key)
    if present.isEmpty { box = nil }
    return old
  }
}
