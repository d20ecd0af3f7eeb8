import Foundation

/// All figures of a run.
struct Report: Codable {
  /// What READMEs can show; `build` is the first table of `solver`.
  enum Part: String, CaseIterable { case build, solver, changes, views, scale }

  var machine = Report.thisMachine
  /// When peers were stopped, in seconds.
  var peerLimit = Protocol().peerSeconds
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

  func print() {
    let texts = [machine, text(.solver), text(.changes), text(.views), text(.scale)] + faults
    Swift.print(texts.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  /// The tables of a part, with empty lines between them.
  func text(_ part: Part) -> String {
    let solverTables = SolverTables(solver, peerLimit: peerLimit)
    let screenTables = ScreenTables(views)
    let texts: [String?] =
      switch part {
      case .build: [solverTables.build.text]
      case .solver: solverTables.all.map(\.text) + [solverTables.note]
      case .changes: [ChangeTable(changes).table.text]
      case .views: screenTables.all.map(\.text) + [screenTables.threes]
      case .scale: [ScaleTable(scale).table.text]
      }
    return texts.compactMap { $0 }.joined(separator: "\n\n")
  }

  private var faults: [String] {
    SolverTables(solver, peerLimit: peerLimit).faults + ScreenTables(views).faults
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
