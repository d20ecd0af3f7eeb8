import Synchronization

/// The associated values of objects of classes that are not this module's.
///
/// An entry knows its owner weakly: an address that a later object reuses never brings an older one's values back.
final class AssociatedObjectTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AssociatedObjects
  }

  // Values are whatever users hang on their objects; the mutex guards the table, not the values.
  private struct Entries: @unchecked Sendable {
    var byIdentity: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private let entries = Mutex(Entries())

  static let shared = AssociatedObjectTable()

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    entries.withLock { entries -> UncheckedValue in
      guard let entry = entries.byIdentity[ObjectIdentifier(object)], entry.owner === object else {
        return UncheckedValue(nil)
      }
      return UncheckedValue(entry.values[key])
    }.value
  }

  func setValue(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer) {
    let value = UncheckedValue(value)
    let identity = ObjectIdentifier(object)
    // Values that go are released after the lock: their `deinit` may come back here.
    let released = entries.withLock { entries -> UncheckedValue in
      var garbage: [Any] = []
      var entry = entries.byIdentity[identity]
      if let old = entry, old.owner !== object {
        garbage.append(old.values)
        entry = nil
      }
      var values = entry?.values ?? AssociatedObjects()
      if let old = values[key] { garbage.append(old) }
      values[key] = value.value
      entries.byIdentity[identity] = values.isEmpty ? nil : Entry(owner: object, values: values)
      if entries.byIdentity.count >= entries.sweepAt {
        for (identity, entry) in entries.byIdentity where entry.owner == nil {
          garbage.append(entry.values)
          entries.byIdentity[identity] = nil
        }
        entries.sweepAt = max(64, entries.byIdentity.count * 2)
      }
      return UncheckedValue(garbage)
    }
    _ = released
  }
}

/// Carries a value across the border of a lock's closure.
private struct UncheckedValue: @unchecked Sendable {
  let value: Any?

  init(_ value: Any?) { self.value = value }
}
