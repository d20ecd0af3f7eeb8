#if canImport(Glibc)
import Glibc
import PlumbSolver
import Testing

/// A hundred thousand random operations need no more memory at the end than after the first part.
@Suite struct GrowthTests {
  // A sanitizer keeps freed memory aside, so it would see growth.
  @Test(.enabled(if: !Effort.isShort, "A short run does not measure memory."))
  func memoryStaysAsItIs() async {
    // In a process of its own, for the other tests need memory meanwhile.
    await #expect(processExitsWith: .success) {
      var random = SeededGenerator(seed: 5)
      var solver = Solver()
      var unknowns: [Variable] = []
      for index in 0..<40 {
        unknowns.append(solver.addVariable(index % 2 == 0 ? .position : .size, order: Int64(index)))
      }
      var live: [ConstraintID] = []
      var before = 0
      let count = Effort.scaled(100_000)
      for operation in 0..<count {
        if operation == count * 2 / 5 { before = residentBytes() }
        if live.count < 30 || (live.count < 60 && random.chance(1, of: 2)) {
          let one = random.below(40)
          var expression = LinearExpression([Term(unknowns[one])], constant: Double(random.within(-99...99)))
          // Pairs only, so that there are many small components.
          if random.chance(1, of: 3) { expression.add(unknowns[one ^ 1], -1) }
          live.append(
            try solver.add(
              expression, random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
              priority: Priority(random.pick([1000, 750, 250]))))
        } else {
          live.swapAt(random.below(live.count), live.count - 1)
          try solver.remove(live.removeLast())
        }
        if operation % 32 == 0 { solver.solve() }
      }
      let grown = residentBytes() - before
      if before == 0 || grown > 2 << 20 { exit(EXIT_FAILURE) }
    }
  }
}

/// The resident memory of this process; 0 where the system does not tell.
private func residentBytes() -> Int {
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  guard fgets(&line, 256, file) != nil else { return 0 }
  let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(getpagesize())
}
#endif
