import PlumbSolver
import Testing

/// The reference itself, against answers computed by hand.
@Suite struct ReferenceSolverTests {
  @Test func aNumberWithoutANegativeIsOutside() throws {
    #expect(throws: ExactOverflow.self) { try ExactTableau.fit(Int128(Int.min)) }
    #expect(try ExactTableau.fit(Int128(Int.min) + 1) == -Int.max)
  }

  @Test func nothingConstrainedIsZeroAndOpen() throws {
    var system = SampleSystem()
    let x = system.variable(.size)
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values[x] == 0)
    #expect(answer.ranges[x] == (-.infinity, .infinity))
  }

  @Test func compressionBeatsHugging() throws {
    var system = SampleSystem()
    let x = system.variable(.size)
    system.add([(x, 1)], .lessThanOrEqual, -100, at: 250)
    system.add([(x, 1)], .greaterThanOrEqual, -120, at: 750)
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values[x] == 120)
    #expect(answer.ranges[x] == (120, 120))
    #expect(answer.sums.map(\.violation) == [0, 20])
  }

  @Test func earlierBoxTakesTheSlack() throws {
    // 200 for natural sizes of 50 and 60: 90 too many, shared in any way at 250; the later box keeps its size.
    var system = SampleSystem()
    let a = system.variable(.size)
    let b = system.variable(.size)
    system.add([(a, 1), (b, 1)], .equal, -200)
    for (box, size) in [(a, 50.0), (b, 60.0)] {
      system.add([(box, 1)], .lessThanOrEqual, -size, at: 250)
      system.add([(box, 1)], .greaterThanOrEqual, -size, at: 750)
    }
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.sums.map(\.violation) == [0, 90])
    #expect(answer.values == [140, 60])
    #expect(answer.ranges[a] == (50, 140))
    #expect(answer.ranges[b] == (60, 150))
  }

  @Test func oneOfTheMiddleMinimisesTheSum() throws {
    // |x| + |x - 10| + |x - 30| is least, 30, at the middle number.
    var system = SampleSystem()
    let x = system.variable(.size)
    for number in [0.0, 10, 30] { system.add([(x, 1)], .equal, -number, at: 500) }
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values[x] == 10)
    #expect(answer.sums.map(\.violation) == [30])
  }

  @Test func manyWeakWishesDoNotOutvoteAStrongOne() throws {
    var system = SampleSystem()
    let x = system.variable(.size)
    for _ in 0..<100 { system.add([(x, 1)], .equal, at: 499.5) }
    system.add([(x, 1)], .equal, -10, at: 500)
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values[x] == 10)
    #expect(answer.sums.map(\.violation) == [0, 1000])
  }

  @Test func aspectFit() throws {
    // w = 2 h inside 100 x 30: h = 30, w = 60; at 750 the width misses 40.
    var system = SampleSystem()
    let w = system.variable(.size)
    let h = system.variable(.size)
    system.add([(w, 1), (h, -2)], .equal)
    for (size, room) in [(w, 100.0), (h, 30.0)] {
      system.add([(size, 1)], .lessThanOrEqual, -room)
      system.add([(size, 1)], .equal, -room, at: 750)
    }
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values == [60, 30])
    #expect(answer.sums.map(\.violation) == [40])
  }

  @Test func sizesAreSettledBeforePositionsAndLaterOnesFirst() throws {
    // p - q - s == 10, all open: s = 0 first, then q (later than p) = 0, so p = 10.
    var system = SampleSystem()
    let s = system.variable(.size)
    let p = system.variable(.position)
    let q = system.variable(.position)
    system.add([(p, 1), (q, -1), (s, -1)], .equal, -10)
    #expect(try ReferenceSolver.solve(system).values == [0, 10, 0])
  }

  @Test func newestUserConstraintIsSetAside() throws {
    var system = SampleSystem()
    let x = system.variable(.size)
    system.add([(x, 1)], .equal, -1)
    system.add([(x, 1)], .equal, -2)
    system.add([(x, 1)], .lessThanOrEqual, -1)
    system.add([(x, 1)], .greaterThanOrEqual, -1.5, origin: .system)
    let answer = try ReferenceSolver.solve(system)
    // x >= 1.5 is admitted first, then x == 1 conflicts, x == 2 holds, x <= 1 conflicts.
    #expect(answer.setAside == [0, 2])
    #expect(answer.values[x] == 2)
  }

  @Test func parametersAreNumbers() throws {
    var system = SampleSystem()
    let width = system.parameter(320)
    let x = system.variable(.size)
    system.add([(x, 2), (width, -1)], .equal, 20)
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.values[x] == 150)
    #expect(answer.ranges[x] == (150, 150))
  }

  @Test func contentKeysOrderByUnknownsThenRelationThenNumbers() {
    var system = SampleSystem()
    let a = system.variable(.size, order: 1)
    let b = system.variable(.size, order: 2)
    let p = system.parameter(0)
    system.add([], .equal)
    system.add([(a, 1)], .lessThanOrEqual, 9)
    system.add([(a, 1)], .equal, 3)
    system.add([(a, 1)], .equal, 4)
    system.add([(a, 1), (p, 1)], .equal, 2)
    system.add([(a, 2), (b, 0)], .equal, 1)
    system.add([(a, 1)], .greaterThanOrEqual, 0)
    system.add([(b, 1)], .lessThanOrEqual, 0)
    system.add([(a, 1), (b, 1)], .lessThanOrEqual, 0)
    let keys = system.rows.indices.map { ContentKey(system, row: $0) }
    for (one, next) in zip(keys, keys.dropFirst()) { #expect(one < next) }
  }

  @Test func rangesEndWhereRequiredRowsSay() throws {
    var system = SampleSystem()
    let x = system.variable(.size)
    let y = system.variable(.size)
    system.add([(x, 1), (y, 1)], .lessThanOrEqual, -10)
    system.add([(x, 1)], .greaterThanOrEqual, -2)
    system.add([(y, 1)], .greaterThanOrEqual, -3)
    let answer = try ReferenceSolver.solve(system)
    #expect(answer.ranges[x] == (2, 7))
    #expect(answer.ranges[y] == (3, 8))
    #expect(answer.values == [2, 3])
  }
}
