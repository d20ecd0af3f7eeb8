/// The object in `value`, unless it is a value of a struct or enum.
///
/// A dynamic cast would do, at five times the price.
func objectReference(of value: Any) -> AnyObject? {
  func open<Object>(_ object: Object) -> AnyObject? {
    Object.self is AnyObject.Type ? unsafeBitCast(object, to: AnyObject.self) : nil
  }
  return _openExistential(value, do: open)
}
