/// The object in `value`, unless it is a value of a struct or enum.
///
/// `as AnyObject` would look for a bridged form first and `as?` walk through every kind of cast, which costs ten times
/// as much and twice as much.
func object(in value: Any) -> AnyObject? {
  func object<Value>(_ value: Value) -> AnyObject? {
    Value.self is AnyObject.Type ? unsafeBitCast(value, to: AnyObject.self) : nil
  }
  return _openExistential(value, do: object)
}
