import Foundation
import Workloads

/// Measures all problems in Plumb's solver and in those of the peers.
struct SolverBenchmark {
  private let options: Options
  private let rules: Protocol

  init(_ options: Options) {
    self.options = options
    rules = options.rules
  }

  func run() throws -> [ProblemFigures] {
    let peers = options.peers ? Peer.available(PeerKind.allCases) : []
    var results: [ProblemFigures] = []
    for workload in Workload.allCases where options.names.isEmpty || options.names.contains(workload.rawValue)
    {
      for size in workload.sizes {
        guard let problem = Self.problem(workload, size) else { continue }
        results.append(try figures(workload, problem, peers))
        progress("\(workload.rawValue) \(size)")
      }
    }
    return results
  }

  private func figures(_ workload: Workload, _ problem: Problem, _ peers: [Peer]) throws -> ProblemFigures {
    var run = PlumbRun(workload, problem, rules)
    try run.run()
    var figures = ProblemFigures(
      label: workload.label, name: workload.rawValue, size: problem.size, variables: problem.variableCount,
      constraints: problem.constraints.count, plumb: run.figures, peers: [:],
      direct: directFigures(workload, problem, rules))
    for peer in peers {
      guard var other = try peer.figures(workload, problem, rules) else { continue }
      if let own = figures.plumb.violations, let others = other.violations {
        figures.plumb.fault = figures.plumb.fault ?? Verification.fault(own, comparedWith: others)
        other.fault = other.fault ?? Verification.fault(others, comparedWith: own)
      }
      figures.peers[peer.kind.rawValue] = other
    }
    return figures
  }

  /// kiwi's own program exists only where kiwi has been fetched.
  static func problem(_ workload: Workload, _ size: Int) -> Problem? {
    if workload.isOwn { return workload.problem(size) }
    let file = PackageFolder.peers.appending(path: "\(workload.rawValue).txt")
    return (try? String(contentsOf: file, encoding: .utf8)).flatMap { Problem(text: $0) }
  }
}

/// Says on the error channel what has been done.
func progress(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
