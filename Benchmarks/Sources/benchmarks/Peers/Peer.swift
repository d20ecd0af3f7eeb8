import Foundation
import Workloads

/// Another layout engine: a program of its own around its sources or its library.
struct Peer {
  /// What the engine is given.
  enum Input { case constraints, flexNodes }

  let kind: PeerKind
  private let program: URL

  /// Builds the program where it is not there yet, or older than its sources. Throws what is missing.
  init(_ kind: PeerKind) throws {
    self.kind = kind
    program = PackageFolder.peers.appending(path: "\(kind.rawValue)_benchmark")
    if Self.isPresent(program) { return }
    try LimitedProcess.runScript(PackageFolder.url.appending(path: "Peers/build-\(kind.rawValue).sh"))
  }

  private static func isPresent(_ program: URL) -> Bool {
    let files = FileManager.default
    let date = { (path: String) in try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date }
    guard files.isExecutableFile(atPath: program.path), let built = date(program.path) else { return false }
    let folder = PackageFolder.url.appending(path: "Peers").path
    let sources = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return sources.allSatisfy { (date("\(folder)/\($0)") ?? .distantPast) <= built }
  }

  /// Those that can be had; says why the others cannot.
  static func available(_ kinds: [PeerKind]) -> [Peer] {
    kinds.compactMap { kind in
      do { return try Peer(kind) } catch {
        print("\(kind.rawValue) is absent: \(error)")
        return nil
      }
    }
  }

  /// Nil where the engine has no words for the problem.
  func figures(_ workload: Workload, _ problem: Problem, _ rules: Protocol) throws -> Figures? {
    let text: String
    switch kind.input {
    case .constraints: text = problem.text
    case .flexNodes:
      guard let tree = FlexTree(workload, problem) else { return nil }
      text = tree.text
    }
    return try withTemporaryFolder { folder in
      let input = folder.appending(path: "problem.txt")
      let output = folder.appending(path: "figures.txt")
      try text.write(to: input, atomically: true, encoding: .utf8)
      let process = LimitedProcess(
        program: program, arguments: [input.path, output.path] + rules.words)
      let end = try process.run(limit: rules.peerSeconds)
      let lines = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
      var figures = parse(lines, workload, problem)
      figures.timedOut = end == .stopped
      if end != .stopped && end != .exited(0) { figures.fault = figures.fault ?? "ended with \(end)" }
      return figures
    }
  }

  /// Lines of `build|edit|churn seconds`, `bytes count` and `values width number...`.
  private func parse(_ text: String, _ workload: Workload, _ problem: Problem) -> Figures {
    var figures = Figures()
    var verification = Verification(workload, problem)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, let number = Double(words[1]) else { continue }
      switch words[0] {
      case "build": figures.build = number
      case "edit": figures.edit = number
      case "churn": figures.churn = number
      case "bytes": figures.liveBytes = Int(number)
      case "values":
        let values = words.dropFirst(2).compactMap { Double($0) }
        guard values.count == problem.variableCount else { continue }
        figures.fault = figures.fault ?? verification.fault(values, width: number)
        if figures.violations == nil { figures.violations = verification.violations(values) }
      default: continue
      }
    }
    return figures
  }
}
