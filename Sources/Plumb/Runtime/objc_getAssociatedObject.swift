// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The value that was hung on `object` under the address `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let object = objectReference(of: object) else { return nil }
  if let storing = storing(object) { return storing.associatedObjects?[key] }
  return AssociatedObjectTable.shared.value(of: object, key)
}

/// Hangs `value` on `object` under the address `key`; `nil` takes away what was there.
///
/// The value lives as long as the object, unless it is replaced.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let object = objectReference(of: object) else { return }
  guard let storing = storing(object) else {
    AssociatedObjectTable.shared.setValue(value, of: object, key)
    return
  }
  var objects = storing.associatedObjects ?? AssociatedObjects()
  let old = objects[key]
  objects[key] = value
  storing.associatedObjects = objects.isEmpty ? nil : objects
  _ = old
}

/// The object as one with room of its own. Asking for the classes costs a tenth of asking for the protocol.
private func storing(_ object: AnyObject) -> (any AssociatedObjectStoring)? {
  if let responder = object as? UIResponder { return responder }
  if let constraint = object as? NSLayoutConstraint { return constraint }
  if let guide = object as? UILayoutGuide { return guide }
  return nil
}
