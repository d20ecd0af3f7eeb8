import Foundation

/// A program that is stopped when it takes too long.
struct LimitedProcess {
  enum End: Equatable {
    case exited(Int32)
    /// By a signal: a crash.
    case signalled(Int32)
    case stopped
  }

  var program: URL
  var arguments: [String]

  /// Has the C library keep memory that is given back, as Plumb's own measuring has it (`live_heap.c`).
  private static let keptMemory = [
    "MALLOC_MMAP_THRESHOLD_": "\(32 << 20)", "MALLOC_TRIM_THRESHOLD_": "\(1 << 30)",
  ]

  func run(limit: Double) throws -> End {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(Self.keptMemory) { own, _ in own }
    try process.run()
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning && Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    let isLate = process.isRunning
    if isLate { process.terminate() }
    process.waitUntilExit()
    if isLate { return .stopped }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  /// Runs a shell script to its end and throws its last line where it fails.
  static func runScript(_ script: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [script.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw PeerError(reason: text.split(separator: "\n").last.map(String.init) ?? "cannot be built")
    }
  }
}

/// Why there is no peer.
struct PeerError: Error, CustomStringConvertible {
  var reason: String
  var description: String { reason }
}

/// A folder that is removed when the work is done.
func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
