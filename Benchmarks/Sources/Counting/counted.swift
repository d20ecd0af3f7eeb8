import LiveHeap

/// Runs `body` inside a C function whose name counters of instructions can find: what comes before it does not count.
public func counted(_ body: () throws -> Void) throws {
  try withoutActuallyEscaping(body) { body in
    let box = CountedBody(body)
    benchmark_repetition(
      { Unmanaged<CountedBody>.fromOpaque($0!).takeUnretainedValue().run() },
      Unmanaged.passUnretained(box).toOpaque())
    try box.end()
  }
}

private final class CountedBody {
  private let body: () throws -> Void
  private var result = Result<Void, any Error>.success(())

  init(_ body: @escaping () throws -> Void) { self.body = body }

  func run() { result = Result { try body() } }
  func end() throws { try result.get() }
}
