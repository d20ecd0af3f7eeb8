/// An exact, incremental solver of linear constraints with strict priorities.
///
/// Required constraints hold, or are set aside with a minimal conflicting set as the reason. Over what they leave, the
/// sum of violations is least for each priority from the highest down. What is still open then is settled by a rule
/// that looks at the present system only, so the same system has the same values whatever its history.
public struct Solver: Sendable {
  private var box: EngineBox

  public init() { box = EngineBox() }

  /// The state, to be read. It lives as long as this value is not changed.
  @inline(__always)
  var state: UnsafePointer<Engine> { UnsafePointer(box.engine) }

  /// The state, to be changed: a copy of its own where another solver shares it.
  @inline(__always)
  var engine: UnsafeMutablePointer<Engine> {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { copy() }
      return box.engine
    }
  }
}

extension Solver {
  /// Out of the way of calls that need no copy.
  @inline(never)
  private mutating func copy() { box = EngineBox(copying: box) }
}

/// Owns the state of a solver; several solvers share it until one of them changes.
final class EngineBox: @unchecked Sendable {
  let engine: UnsafeMutablePointer<Engine>

  init() {
    engine = .allocate(capacity: 1)
    engine.initialize(to: Engine())
  }

  init(copying other: EngineBox) {
    engine = .allocate(capacity: 1)
    engine.initialize(to: other.engine.pointee.copy())
  }

  deinit {
    engine.deinitialize(count: 1)
    engine.deallocate()
  }
}
