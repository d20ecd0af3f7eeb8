import Foundation

/// All figures of a run.
struct Report: Codable {
  var machine = Report.thisMachine
  var solver: [ProblemFigures] = []
  var changes: [ChangeFigures] = []
  var views: [ScreenFigures] = []
  var scale: [ScaleFigures] = []

  var isRight: Bool {
    solver.allSatisfy { $0.plumb.fault == nil } && views.allSatisfy { $0.fault == nil }
  }

  mutating func measureSolver(_ options: Options) throws {
    solver = try SolverBenchmark(options).run()
    if options.names.isEmpty { changes = try ChangeCosts(options.rules).run() }
  }

  func print(peerLimit: Double) {
    Swift.print(machine)
    SolverTables(solver, peerLimit: peerLimit).print()
    ChangeTable(changes).print()
    ScreenTables(views).print()
    ScaleTable(scale).print()
  }

  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: file))
  }

  init() {}

  init(file: String) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: file)))
  }

  private static var thisMachine: String {
    let processor = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?
      .split(separator: "\n").first { $0.hasPrefix("model name") }?
      .split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    return
      "\(cores) cores \(processor ?? "of an unknown kind"), \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }
}
