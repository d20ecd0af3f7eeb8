import Counting
import Workloads

/// One thing that is done many times.
struct Repetition {
  enum Action: String { case build, edit, churn }
  enum Subject {
    case solver(Action, Workload)
    case screen(ScreenKind, operation: String)
  }

  let subject: Subject
  let size: Int
  let times: Int

  /// Nil where the words are none of these.
  init?(_ words: [String]) {
    let isScreen = words.first == "views"
    let words = isScreen ? Array(words.dropFirst()) : words
    guard words.count == 4, let size = Int(words[2]), size > 0, let times = Int(words[3]), times >= 0 else {
      return nil
    }
    if isScreen {
      guard let kind = ScreenKind(rawValue: words[1]) else { return nil }
      subject = .screen(kind, operation: words[0])
    } else {
      guard let action = Action(rawValue: words[0]), let workload = Workload(rawValue: words[1]) else {
        return nil
      }
      subject = .solver(action, workload)
    }
    self.size = size
    self.times = times
  }

  func run() throws {
    switch subject {
    case .solver(let action, let workload): try run(action, workload)
    case .screen(let kind, let name): try run(kind, name)
    }
  }

  private func run(_ action: Action, _ workload: Workload) throws {
    guard let problem = SolverBenchmark.problem(workload, size) else {
      throw PeerError(reason: "\(workload) comes with kiwi, which has not been fetched")
    }
    var values = Array(repeating: 0.0, count: problem.variableCount)
    var system = try PlumbSystem(problem)
    system.solve()
    let groups = problem.constraintsByGroup
    var sink = 0.0
    try counted {
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
    }
    print(sink + values.reduce(0, +))
  }

  private func run(_ kind: ScreenKind, _ name: String) throws {
    var screen = kind.make(size)
    screen.root.layoutIfNeeded()
    guard name == "build" || screen.operations[name] != nil else {
      throw PeerError(reason: "\(kind) has \(screen.operations.keys.sorted()), not \(name)")
    }
    try counted {
      for time in 1...max(1, times) where time <= times {
        if name == "build" {
          screen = kind.make(size)
          screen.root.layoutIfNeeded()
        } else {
          screen.operations[name]?(time)
        }
      }
    }
    print(screen.root.frame)
  }
}
