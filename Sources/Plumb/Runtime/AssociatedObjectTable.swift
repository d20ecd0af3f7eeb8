import Foundation

/// The associated values of objects of classes that are not this module's.
///
/// An entry knows its owner weakly: an address that a later object reuses never brings an older one's values back.
final class AssociatedObjectTable: @unchecked Sendable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: AssociatedObjects
  }

  private struct Entries {
    var byIdentity: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  // Values are whatever users hang on their objects; the lock guards the table, not the values. It is Foundation's,
  // since ThreadSanitizer sees no order in what the standard library's mutex does on Linux.
  private let lock = NSLock()
  private var entries = Entries()

  static let shared = AssociatedObjectTable()

  func object(of object: AnyObject, _ key: UnsafeRawPointer) -> AnyObject? {
    lock.withLock {
      guard var entry = entries.byIdentity[ObjectIdentifier(object)], entry.owner === object else {
        return nil
      }
      return entry.values.object(for: key)
    }
  }

  func setObject(_ value: AnyObject?, of object: AnyObject, _ key: UnsafeRawPointer) {
    let identity = ObjectIdentifier(object)
    // Values that go are released after the lock: their `deinit` may come back here.
    let released = lock.withLock { () -> [Any] in
      var garbage: [Any] = []
      var entry = entries.byIdentity[identity]
      if let old = entry, old.owner !== object {
        garbage.append(old.values)
        entry = nil
      }
      var values = entry?.values ?? AssociatedObjects()
      if let old = values.exchange(value, for: key) { garbage.append(old) }
      entries.byIdentity[identity] = values.isEmpty ? nil : Entry(owner: object, values: values)
      if entries.byIdentity.count >= entries.sweepAt {
        for (identity, entry) in entries.byIdentity where entry.owner == nil {
          garbage.append(entry.values)
          entries.byIdentity[identity] = nil
        }
        entries.sweepAt = max(64, entries.byIdentity.count * 2)
      }
      return garbage
    }
    _ = released
  }

  /// Takes an object's values out and hands them over, for the caller to release.
  func removeValues(of object: AnyObject) -> Any? {
    lock.withLock { entries.byIdentity.removeValue(forKey: ObjectIdentifier(object))?.values }
  }
}
