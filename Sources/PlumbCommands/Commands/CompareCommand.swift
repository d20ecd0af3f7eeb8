import Foundation
import Plumb
import PlumbInterfaceBuilder

/// `plumb compare`: computed frames against recorded ones, over as many documents as are named.
struct CompareCommand: ViewIsolated {
  let console: any Console

  func run(_ arguments: ParsedArguments) async -> CommandStatus {
    let paths = arguments.operands
    let outcomes = await compareAll(paths)
    var comparisons: [Comparison] = []
    var failures: [(path: String, message: String)] = []
    for (path, outcome) in zip(paths, outcomes) {
      switch outcome {
      case .success(let comparison): comparisons.append(comparison)
      case .failure(let failure): failures.append((path, failure.message))
      }
    }
    for failure in failures { console.writeError("plumb: \(failure.message)\n") }
    let report = CompareReport(comparisons)
    let isJSON = arguments.value("format") == "json"
    console.write(isJSON ? report.json(failures: failures) : report.text())
    if !failures.isEmpty { return .failure }
    return report.hasFindings ? .findings : .clean
  }

  /// Compares on all cores, a document per task, and keeps the order of the paths.
  private func compareAll(_ paths: [String]) async -> [Result<Comparison, CommandFailure>] {
    let progress = ProgressLine(console, total: paths.count)
    var outcomes = [Result<Comparison, CommandFailure>?](repeating: nil, count: paths.count)
    await withTaskGroup(of: (Int, Result<Comparison, CommandFailure>).self) { group in
      var next = 0
      func start() {
        guard next < paths.count else { return }
        let (index, path) = (next, paths[next])
        next += 1
        group.addTask { (index, await Self.compare(path)) }
      }
      for _ in 0..<max(1, ProcessInfo.processInfo.activeProcessorCount) { start() }
      var done = 0
      for await (index, outcome) in group {
        outcomes[index] = outcome
        done += 1
        progress.show(done)
        start()
      }
    }
    progress.clear()
    return outcomes.compactMap { $0 }
  }

  private static func compare(_ path: String) async -> Result<Comparison, CommandFailure> {
    Result { () throws(CommandFailure) in
      let document = try DocumentFile.read(path)
      let layout = DocumentLayout(document, .recorded)
      var result = LaidOutDocument(path: path, roots: [], ignored: [], problems: [])
      for root in (try? layout.roots()) ?? [] {
        let imported = layout.layOut(root)
        var values = imported.values(title: nil)
        for (index, inputs) in InputFinder.inputs(of: imported).enumerated() {
          values.views[index].inputs = inputs
        }
        result.roots.append(values)
      }
      return Comparison(of: result)
    }
  }
}
