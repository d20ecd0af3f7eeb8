import LiveHeap
@_spi(Measuring) import Plumb
@_spi(Measuring) import PlumbSolver
import Workloads

/// Measures the screens.
struct ScreenBenchmark {
  private let options: Options
  private let rules: Protocol

  init(_ options: Options) {
    self.options = options
    rules = options.rules
  }

  func run() throws -> [ScreenFigures] {
    let peers = options.peers ? Peer.available([.yoga, .taffy]) : []
    var results: [ScreenFigures] = []
    for kind in ScreenKind.allCases where options.names.isEmpty || options.names.contains(kind.rawValue) {
      for size in kind.sizes where !options.isQuick || size <= 100 {
        var figures = try measure(kind, size)
        try compare(&figures, peers)
        results.append(figures)
        progress("views \(kind.rawValue) \(size)")
      }
    }
    return results
  }

  private func measure(_ kind: ScreenKind, _ size: Int) throws -> ScreenFigures {
    var builds: [Double] = []
    var layouts: [Double] = []
    var total = 0.0
    while builds.count < rules.buildRuns && total < 2 * rules.buildSeconds {
      var screen: Screen?
      builds.append(seconds { screen = kind.make(size) })
      layouts.append(seconds { screen?.root.layoutIfNeeded() })
      total += builds[builds.count - 1] + layouts[layouts.count - 1]
    }
    let before = live_heap_bytes()
    var made: Screen?
    var build = allocations("build") { made = kind.make(size) }
    guard let screen = made else { preconditionFailure("a screen is made") }
    var layout = allocations("layout") { screen.root.layoutIfNeeded() }
    (build.seconds, layout.seconds) = (median(builds), median(layouts))
    var figures = ScreenFigures(
      kind: kind, size: size, views: screen.root.viewCount, build: build, layout: layout, operations: [])
    if before >= 0 { figures.liveBytes = live_heap_bytes() - before }
    figures.solverSeconds = try solverTime(screen)
    figures.fault = fault(kind, size, screen)
    for (name, operation) in screen.operations.sorted(by: { $0.key < $1.key }) {
      let time = medianOfSteps(count: rules.edits, limit: rules.editSeconds / 2, step: operation) { _ in }
      var measured = allocations(name) { operation(3) }
      measured.seconds = time
      figures.operations.append(measured)
    }
    return figures
  }

  /// The time of the solver alone for the equations that the tree has after its first layout: adding them, solving and
  /// reading every variable.
  private func solverTime(_ screen: Screen) throws -> Double? {
    guard let system = screen.root.system else { return nil }
    var values: [Double] = []
    var samples: [Double] = []
    var total = 0.0
    while samples.count < rules.buildRuns && total < rules.buildSeconds {
      let time = try seconds {
        var (solver, variables) = try system.makeSolver()
        solver.solve()
        solver.read(variables, into: &values)
      }
      samples.append(time)
      total += time
    }
    return median(samples)
  }

  /// What a run of `body` asks for.
  private func allocations(_ name: String, _ body: () -> Void) -> OperationFigures {
    let (count, bytes) = (heap_allocation_count(), heap_allocation_bytes())
    body()
    guard count >= 0 else { return OperationFigures(name: name) }
    return OperationFigures(
      name: name, allocations: heap_allocation_count() - count, bytes: heap_allocation_bytes() - bytes)
  }

  /// Compares with the direct evaluation, at the first width and after a resize. Whole points only: no rounding.
  private func fault(_ kind: ScreenKind, _ size: Int, _ screen: Screen) -> String? {
    guard let workload = kind.workload else {
      return screen.root.hasOpenValues ? "constraints leave values open" : nil
    }
    let problem = workload.problem(size)
    var verification = Verification(workload, problem)
    for step in 0...3 {
      if step > 0 { screen.operations["resize"]?(step) }
      var values: [Double] = []
      screen.root.appendFrames(to: &values)
      let width = step == 0 ? problem.width : problem.width(atEdit: step)
      if let fault = verification.fault(values, width: width) { return fault }
    }
    return nil
  }

  /// The same picture in the engines of nodes.
  private func compare(_ figures: inout ScreenFigures, _ peers: [Peer]) throws {
    guard let workload = figures.kind.workload else { return }
    let problem = workload.problem(figures.size)
    for peer in peers {
      var shorter = Protocol.quick
      shorter.peerSeconds = rules.peerSeconds
      figures.nodes[peer.kind.rawValue] = try peer.figures(workload, problem, shorter)
    }
  }
}
