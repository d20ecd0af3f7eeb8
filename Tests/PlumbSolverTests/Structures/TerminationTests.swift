import PlumbSolver
import Testing

/// Systems on which a solve went round in circles.
@Suite struct TerminationTests {
  @Test(.timeLimit(.minutes(1))) func coupledSizesAndPositions() throws {
    var system = SampleSystem()
    let a = system.variable(.size, order: 5)
    let b = system.variable(.size, order: 3)
    let c = system.variable(.position, order: 4)
    let d = system.variable(.size, order: 1)
    // b + c = 264, a / 2 + c = 106.5, 3 b - a - c / 2 = 412.5: c = 111, b = 153, a = -9; then d = 189.
    system.add([(d, -0.75), (b, 1.5), (a, -0.5), (c, -0.25)], .equal, -64.5)
    system.add([(b, 3), (a, -1), (c, -0.5)], .equal, -412.5)
    system.add([(a, 0.5), (c, 1)], .equal, -106.5)
    system.add([(c, 1), (b, 1)], .equal, -264)
    try system.check("four coupled equalities")
  }
}
