import PlumbSolver
import Testing

/// 400 systems of each kind against the reference solver.
@Suite struct RandomSystemsTests {
  @Test(arguments: SampleKind.allCases)
  func agreesWithTheReference(kind: SampleKind) throws {
    var compared = 0
    var failures = 0
    let count = Effort.scaled(400)
    for seed in 0..<count where failures < 3 {
      do {
        if try !kind.system(seed: UInt64(seed)).check("\(kind) \(seed)") { failures += 1 }
        compared += 1
      } catch is ExactOverflow {}
    }
    if failures == 0 {
      #expect(compared >= count - count / 40, "too many systems outside the reference's domain")
    }
  }
}
