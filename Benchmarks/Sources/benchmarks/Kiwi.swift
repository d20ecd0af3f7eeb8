import Foundation
import Workloads

/// The peer: our C++ program around kiwi's headers, run as a process of its own.
struct Kiwi {
  private let program: URL

  /// Builds the program where it is not there yet. Throws what is missing.
  init(packageFolder: URL) throws {
    program = packageFolder.appending(path: ".build/peers/kiwi_benchmark")
    let script = packageFolder.appending(path: "Peers/build-kiwi.sh")
    if FileManager.default.isExecutableFile(atPath: program.path) { return }
    let build = Process()
    build.executableURL = URL(filePath: "/bin/sh")
    build.arguments = [script.path]
    let output = Pipe()
    build.standardOutput = output
    build.standardError = output
    try build.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    build.waitUntilExit()
    if build.terminationStatus != 0 {
      throw PeerError(reason: text.split(separator: "\n").last.map(String.init) ?? "cannot be built")
    }
  }

  func figures(_ workload: Workload, _ problem: Problem, _ rules: Protocol) throws -> Figures {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "problem.txt")
    let output = folder.appending(path: "figures.txt")
    try problem.text.write(to: input, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = program
    process.arguments = [
      input.path, output.path, "\(rules.buildRuns)", "\(rules.buildSeconds)", "\(rules.edits)",
      "\(rules.editSeconds)", "\(rules.churns)", "\(rules.churnSeconds)",
    ]
    try process.run()
    let deadline = Date(timeIntervalSinceNow: rules.peerSeconds)
    while process.isRunning && Date() < deadline { Thread.sleep(forTimeInterval: 0.01) }
    let timedOut = process.isRunning
    if timedOut { process.terminate() }
    process.waitUntilExit()
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    var figures = parse(text, workload, problem)
    figures.timedOut = timedOut
    if !timedOut && process.terminationStatus != 0 {
      figures.fault = figures.fault ?? "ended with status \(process.terminationStatus)"
    }
    return figures
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
      default: continue
      }
    }
    return figures
  }
}

/// Why there is no peer.
struct PeerError: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}
