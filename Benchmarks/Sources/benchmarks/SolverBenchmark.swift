import Foundation
import Workloads

/// Measures everything and prints the table. False where an answer of Plumb is wrong.
func runSolvers(_ options: Options) throws -> Bool {
  let rules = options.isQuick ? Protocol.quick : Protocol()
  // The file stands in Benchmarks/Sources/benchmarks.
  let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  var kiwi: Kiwi?
  if options.peers {
    do { kiwi = try Kiwi(packageFolder: package) } catch { print("kiwi is absent: \(error)") }
  }
  var results: [ProblemFigures] = []
  for workload in Workload.allCases where options.names.isEmpty || options.names.contains(workload.rawValue) {
    for size in workload.sizes {
      let problem = workload.problem(size)
      var run = PlumbRun(workload, problem, rules)
      try run.run()
      results.append(
        ProblemFigures(
          label: workload.label, name: workload.rawValue, size: size, variables: problem.variableCount,
          constraints: problem.constraints.count, plumb: run.figures,
          kiwi: try kiwi?.figures(workload, problem, rules),
          direct: directFigures(workload, problem, rules)))
      FileHandle.standardError.write(Data("\(workload.rawValue) \(size)\n".utf8))
    }
  }
  Table(results, peerLimit: rules.peerSeconds).print()
  if let file = options.json {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(results).write(to: URL(filePath: file))
  }
  return results.allSatisfy { $0.plumb.fault == nil }
}
