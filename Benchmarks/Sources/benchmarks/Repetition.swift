import Workloads

/// One thing that is done many times.
struct Repetition {
  enum Action: String { case build, edit, churn }

  let action: Action
  let workload: Workload
  let size: Int
  let times: Int

  /// Nil where the words are none of these.
  init?(_ words: [String]) {
    guard words.count == 4, let action = Action(rawValue: words[0]),
      let workload = Workload(rawValue: words[1]),
      let size = Int(words[2]), size > 0, let times = Int(words[3]), times >= 0
    else { return nil }
    self.action = action
    self.workload = workload
    self.size = size
    self.times = times
  }

  func run() throws {
    let problem = workload.problem(size)
    var values = Array(repeating: 0.0, count: problem.variableCount)
    var system = try PlumbSystem(problem)
    system.solve()
    let groups = problem.constraintsByGroup
    var sink = 0.0
    for time in 0..<times {
      switch action {
      case .build:
        system = try PlumbSystem(problem)
        system.solve()
        system.read(into: &values)
      case .edit:
        try system.setWidth(problem.width(atEdit: time + 1))
        system.solve()
        sink += system.readChanges()
      case .churn:
        guard !groups.isEmpty else { return }
        try system.churn(groups[7 * time % groups.count])
        system.solve()
        sink += system.readChanges()
      }
    }
    print(sink + values.reduce(0, +))
  }
}
