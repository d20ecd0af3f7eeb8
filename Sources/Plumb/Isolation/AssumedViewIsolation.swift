#if MainActorViews
/// Runs a closure that touches views where the language promises no isolation: in a `deinit`, or in an override of a
/// member of `NSObject`.
///
/// Nothing is checked and nothing waits: who ends or prints a view on another thread than the main one must know that
/// nobody uses its tree meanwhile.
@inline(__always)
package func assumingViewIsolation<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
#else
/// Runs a closure that touches views; views belong to whoever has them.
@inline(__always)
package func assumingViewIsolation<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
#endif
