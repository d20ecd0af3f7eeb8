import Foundation

/// What a notation keeps for the time of a closure, on each thread apart.
///
/// A closure that cannot wait is run by one thread from its beginning to its end, so this is all that a stack of open
/// blocks needs. It costs no allocation, and tasks that the closure starts do not inherit it.
nonisolated public final class ThreadSlot<Value>: Sendable {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
  @usableFromInline let key: pthread_key_t

  public init() {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else { fatalError("No thread-specific value is left.") }
    self.key = key
  }

  @inlinable var raw: UnsafeMutableRawPointer? {
    get { pthread_getspecific(key) }
    set { pthread_setspecific(key, newValue) }
  }
  #else
  public init() {}

  @usableFromInline var raw: UnsafeMutableRawPointer? {
    get { Thread.current.threadDictionary[ObjectIdentifier(self)] as? UnsafeMutableRawPointer }
    set { Thread.current.threadDictionary[ObjectIdentifier(self)] = newValue }
  }
  #endif

  /// The value of the innermost closure that this thread is running; `nil` outside of any.
  @inlinable public var innermost: UnsafeMutablePointer<Value>? { raw?.assumingMemoryBound(to: Value.self) }

  /// Runs `body` with `value` as the innermost one. Until its end only the pointer may be used.
  ///
  /// - Parameters:
  ///   - value: what `innermost` points to while `body` runs.
  ///   - body: runs at once.
  @inlinable
  public func withValue<Result>(
    _ value: inout Value, _ body: (UnsafeMutablePointer<Value>) -> Result
  ) -> Result {
    let outer = raw
    defer { raw = outer }
    return withUnsafeMutablePointer(to: &value) { pointer in
      raw = UnsafeMutableRawPointer(pointer)
      return body(pointer)
    }
  }
}
