import LiveHeap
import Workloads

/// Measures Plumb's solver on one problem, and verifies its answers.
struct PlumbRun {
  private let workload: Workload
  private let problem: Problem
  private let rules: Protocol
  private var verification: Verification
  private var values: [Double]
  private var sink = 0.0
  private(set) var figures = Figures()

  init(_ workload: Workload, _ problem: Problem, _ rules: Protocol) {
    self.workload = workload
    self.problem = problem
    self.rules = rules
    verification = Verification(workload, problem)
    values = Array(repeating: 0, count: problem.variableCount)
  }

  mutating func run() throws {
    try measureBuild()
    try measureEdits()
    if problem.groupCount > 0 { try measureChurn() }
  }

  private mutating func verify(width: Double) {
    if figures.fault == nil { figures.fault = verification.fault(values, width: width) }
  }

  private mutating func measureBuild() throws {
    var samples: [Double] = []
    var total = 0.0
    while samples.count < rules.buildRuns && total < rules.buildSeconds {
      let time = try seconds {
        var system = try PlumbSystem(problem)
        system.solve()
        system.read(into: &values)
      }
      verify(width: problem.width)
      samples.append(time)
      total += time
    }
    figures.build = median(samples)
    figures.violations = verification.violations(values)
    let before = live_heap_bytes()
    var system = try PlumbSystem(problem)
    system.solve()
    if before >= 0 { figures.liveBytes = live_heap_bytes() - before }
    system.read(into: &values)
  }

  private mutating func measureEdits() throws {
    var system = try PlumbSystem(problem)
    system.solve()
    figures.edit = try medianOfSteps(count: rules.edits, limit: rules.editSeconds) { edit in
      try system.setWidth(problem.width(atEdit: edit))
      system.solve()
      system.read(into: &values)
    } afterBlock: { edit in
      verify(width: problem.width(atEdit: edit))
    }
    figures.editChanges = try medianOfSteps(count: rules.edits, limit: rules.editSeconds) { edit in
      try system.setWidth(problem.width(atEdit: edit))
      system.solve()
      sink += system.readChanges()
    } afterBlock: { edit in
      system.read(into: &values)
      verify(width: problem.width(atEdit: edit))
    }
    if workload == .ties { try verifyHistory(&system) }
  }

  /// The answer after an edit is that of a system built from scratch, though it is not the only optimum.
  private mutating func verifyHistory(_ system: inout PlumbSystem) throws {
    for edit in [1, 17, 40] {
      var fresh = problem
      fresh.width = problem.width(atEdit: edit)
      try system.setWidth(fresh.width)
      system.solve()
      system.read(into: &values)
      var other = try PlumbSystem(fresh)
      other.solve()
      var expected = values
      other.read(into: &expected)
      if zip(values, expected).contains(where: { abs($0 - $1) > 1e-6 }) {
        figures.fault = figures.fault ?? "the answer at width \(fresh.width) depends on history"
      }
    }
  }

  private mutating func measureChurn() throws {
    let groups = problem.constraintsByGroup
    var system = try PlumbSystem(problem)
    system.solve()
    figures.churn = try medianOfSteps(count: rules.churns, limit: rules.churnSeconds) { step in
      try system.churn(groups[7 * step % groups.count])
      system.solve()
      system.read(into: &values)
    } afterBlock: { _ in
      verify(width: problem.width)
    }
    figures.churnChanges = try medianOfSteps(count: rules.churns, limit: rules.churnSeconds) { step in
      try system.churn(groups[7 * step % groups.count])
      system.solve()
      sink += system.readChanges()
    } afterBlock: { _ in
      system.read(into: &values)
      verify(width: problem.width)
    }
  }
}
