/// The objects that somebody hung on an object, by the address of a key.
///
/// Few objects have more than two, so the first two lie in place: a look-up compares addresses and hashes nothing.
/// Values that are no objects lie in a box: what is always one pointer is copied and compared at no cost.
struct AssociatedObjects {
  private var firstKey: UnsafeRawPointer?
  private var secondKey: UnsafeRawPointer?
  private var first: AnyObject?
  private var second: AnyObject?
  private var others: [UnsafeRawPointer: AnyObject] = [:]

  /// What is there under `key`. It changes nothing: a plain method would be handed a copy of everything.
  mutating func object(for key: UnsafeRawPointer) -> AnyObject? {
    if key == firstKey { return first }
    if key == secondKey { return second }
    return others.isEmpty ? nil : others[key]
  }

  /// Puts `object` in the place of what is there under `key`, which is returned for the caller to release: its
  /// `deinit` may come back here.
  mutating func exchange(_ object: AnyObject?, for key: UnsafeRawPointer) -> AnyObject? {
    let old: AnyObject?
    if key == firstKey {
      old = first
      first = object
      if object == nil { firstKey = nil }
    } else if key == secondKey {
      old = second
      second = object
      if object == nil { secondKey = nil }
    } else if !others.isEmpty, let other = others.removeValue(forKey: key) {
      old = other
      others[key] = object
    } else {
      insert(object, for: key)
      return nil
    }
    return old
  }

  private mutating func insert(_ object: AnyObject?, for key: UnsafeRawPointer) {
    guard let object else { return }
    if firstKey == nil {
      (firstKey, first) = (key, object)
    } else if secondKey == nil {
      (secondKey, second) = (key, object)
    } else {
      others[key] = object
    }
  }

  var isEmpty: Bool { firstKey == nil && secondKey == nil && others.isEmpty }
}

/// A value that is no object, as an object.
final class AssociatedValueBox {
  private let value: Any

  private init(_ value: Any) { self.value = value }

  /// The object that stands for a value: itself, or a box.
  static func object(for value: Any) -> AnyObject { Plumb.object(in: value) ?? AssociatedValueBox(value) }

  /// What an object stands for.
  static func value(of object: AnyObject) -> Any { (object as? AssociatedValueBox)?.value ?? object }
}

/// Associated objects of something of which there are many, and which mostly has none; and what else few of these have.
final class AssociatedObjectsBox {
  @exclusivity(unchecked) var objects = AssociatedObjects()
  @exclusivity(unchecked) var identifier: String?
  @exclusivity(unchecked) var shouldBeArchived = false

  var isEmpty: Bool { objects.isEmpty && identifier == nil && !shouldBeArchived }
}
