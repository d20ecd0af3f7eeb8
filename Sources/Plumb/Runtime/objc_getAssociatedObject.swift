// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The value that was hung on `object` under the address `key`.
///
/// - Parameters:
///   - object: the owner. Nothing hangs on a value of a struct or enum.
///   - key: an address, mostly that of a variable.
@_disfavoredOverload
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Plumb.object(in: object).flatMap { objc_getAssociatedObject($0, key) }
}

/// The value that was hung on `object` under the address `key`: the form for what is known to be an object.
///
/// - Parameters:
///   - object: the owner.
///   - key: an address, mostly that of a variable.
public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
  LayoutAssociation.object(of: object, key).map(AssociatedValueBox.value)
}

/// Hangs `value` on `object` under the address `key`; `nil` takes away what was there.
///
/// The value lives as long as the object, unless it is replaced.
///
/// - Parameters:
///   - object: the owner. Nothing hangs on a value of a struct or enum.
///   - key: an address, mostly that of a variable.
///   - value: what is hung on the object.
///   - policy: every policy retains the value.
@_disfavoredOverload
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let object = Plumb.object(in: object) { objc_setAssociatedObject(object, key, value, policy) }
}

/// Hangs `value` on `object` under the address `key`: the form for what is known to be an object.
///
/// - Parameters:
///   - object: the owner.
///   - key: an address, mostly that of a variable.
///   - value: what is hung on the object; `nil` takes away what was there.
///   - policy: every policy retains the value.
public func objc_setAssociatedObject(
  _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  LayoutAssociation.setObject(value.map(AssociatedValueBox.object), of: object, key)
}

/// Takes away everything that hangs on `object`, whoever hung it there.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let object = Plumb.object(in: object) else { return }
  let old: Any?
  if let responder = object as? UIResponder {
    old = responder.associatedObjects
    responder.associatedObjects = AssociatedObjects()
  } else if let constraint = object as? NSLayoutConstraint {
    old = LayoutAssociation.removeObjects(in: &constraint.associatedObjects)
  } else if let guide = object as? UILayoutGuide {
    old = LayoutAssociation.removeObjects(in: &guide.associatedObjects)
  } else {
    old = AssociatedObjectTable.shared.removeValues(of: object)
  }
  _ = old
}
