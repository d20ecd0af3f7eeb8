/// The object in `value`, unless it is a value of a struct or enum.
///
/// `value as AnyObject` would look for a bridge first, which costs more than all that is done with the object here.
func classInstance(in value: Any) -> AnyObject? {
  guard type(of: value) is AnyObject.Type else { return nil }
  return withUnsafeBytes(of: value) { bytes in
    Unmanaged<AnyObject>.fromOpaque(bytes.load(as: UnsafeRawPointer.self)).takeUnretainedValue()
  }
}
