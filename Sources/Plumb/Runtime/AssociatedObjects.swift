/// The values that somebody hung on an object, by the address of a key.
///
/// Few objects have more than two, so the first two lie in place: a look-up compares addresses and hashes nothing.
struct AssociatedObjects {
  private var firstKey: UnsafeRawPointer?
  private var secondKey: UnsafeRawPointer?
  private var first: Any?
  private var second: Any?
  private var others: [UnsafeRawPointer: Any] = [:]

  /// What is there under `key`. It changes nothing: a plain method would be handed a copy of everything.
  mutating func value(for key: UnsafeRawPointer) -> Any? {
    if key == firstKey { return first }
    if key == secondKey { return second }
    return others.isEmpty ? nil : others[key]
  }

  /// Puts `value` in the place of what is there under `key`, which is returned for the caller to release: its
  /// `deinit` may come back here.
  mutating func exchange(_ value: Any?, for key: UnsafeRawPointer) -> Any? {
    let old: Any?
    if key == firstKey {
      old = first
      first = value
      if value == nil { firstKey = nil }
    } else if key == secondKey {
      old = second
      second = value
      if value == nil { secondKey = nil }
    } else if let other = others.removeValue(forKey: key) {
      old = other
      others[key] = value
    } else {
      insert(value, for: key)
      return nil
    }
    return old
  }

  private mutating func insert(_ value: Any?, for key: UnsafeRawPointer) {
    guard let value else { return }
    if firstKey == nil {
      (firstKey, first) = (key, value)
    } else if secondKey == nil {
      (secondKey, second) = (key, value)
    } else {
      others[key] = value
    }
  }

  var isEmpty: Bool { firstKey == nil && secondKey == nil && others.isEmpty }
}

/// Associated objects of something of which there are many, and which mostly has none.
final class AssociatedObjectsBox {
  var objects = AssociatedObjects()
}
