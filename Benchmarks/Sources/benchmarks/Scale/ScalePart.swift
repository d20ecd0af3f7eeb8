import Foundation
import LiveHeap
import Plumb
import Workloads

/// One large tree, measured in a process of its own: that can be stopped, and may crash.
struct ScalePart {
  enum Level: String, Codable, CaseIterable { case solver, views }

  let level: Level
  let workload: Workload
  let size: Int
  let output: String

  /// Nil where the words are none of these.
  init?(_ words: [String]) {
    guard words.count == 4, let level = Level(rawValue: words[0]),
      let workload = Workload(rawValue: words[1]),
      let size = Int(words[2])
    else { return nil }
    self.level = level
    self.workload = workload
    self.size = size
    output = words[3]
  }

  /// Writes `build seconds`, `bytes count`, `edit seconds`, each as soon as it is known.
  func run() throws {
    _ = FileManager.default.createFile(atPath: output, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: output))
    let write = { (name: String, value: Double) in file.write(Data("\(name) \(value)\n".utf8)) }
    switch level {
    case .solver: try runSolver(write)
    case .views: runViews(write)
    }
  }

  private func runSolver(_ write: (String, Double) -> Void) throws {
    let problem = workload.problem(size)
    var system: PlumbSystem?
    let before = live_heap_bytes()
    write(
      "build",
      try seconds {
        var made = try PlumbSystem(problem)
        made.solve()
        system = consume made
      })
    write("bytes", Double(live_heap_bytes() - before))
    guard var system = system.take() else { return }
    var sink = 0.0
    let edit = try medianOfSteps(count: 5, limit: 5) { step in
      try system.setWidth(problem.width(atEdit: step))
      system.solve()
      sink += system.readChanges()
    } afterBlock: { _ in
    }
    write("edit", edit ?? 0)
    write("sink", sink)
  }

  private func runViews(_ write: (String, Double) -> Void) {
    var screen: Screen?
    let before = live_heap_bytes()
    write(
      "build",
      seconds {
        screen = workload == .grid ? gridScreen(size) : ScreenKind(rawValue: workload.rawValue)?.make(size)
        screen?.root.layoutIfNeeded()
      })
    write("bytes", Double(live_heap_bytes() - before))
    guard let resize = screen?.operations["resize"] else { return }
    write("edit", medianOfSteps(count: 5, limit: 5, step: resize) { _ in } ?? 0)
    // Taking down so many views is not measured.
    exit(0)
  }
}
