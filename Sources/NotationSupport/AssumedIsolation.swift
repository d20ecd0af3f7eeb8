#if MainActorViews || canImport(Darwin)
/// Runs a closure that touches views in a member that is on no actor: in a `deinit`, or in an override of a member of
/// `NSObject`, which is marked `nonisolated`.
///
/// Nothing is checked: whoever prints or ends an object on another thread than the main one must know that nobody uses
/// it meanwhile.
///
/// ```swift
/// nonisolated override var description: String { assumingIsolation { "\(mas_key ?? "?"): \(constant)" } }
/// ```
nonisolated public func assumingIsolation<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
#else
/// Runs a closure that touches views in a member that is on no actor; without the main actor's views nothing is.
nonisolated public func assumingIsolation<Result>(_ body: () throws -> Result) rethrows -> Result {
  try body()
}
#endif
