import Foundation
import Workloads

/// Chains, nests, cells and grids of up to 100,000 views in one tree.
struct ScaleBenchmark {
  private let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws -> [ScaleFigures] {
    let counts = options.isQuick ? [1000] : [1000, 10_000, 100_000]
    let limit = options.rules.peerSeconds
    var results: [ScaleFigures] = []
    for level in ScalePart.Level.allCases {
      for workload in [Workload.chain, .nested, .cells, .grid]
      where options.names.isEmpty || options.names.contains(workload.rawValue) {
        for count in counts {
          let figures = try measure(level, workload, count, limit)
          results.append(figures)
          progress("scale \(level.rawValue) \(workload.rawValue) \(count)")
          // What is larger would not end either.
          if figures.build == nil { break }
        }
      }
    }
    return results
  }

  private func measure(
    _ level: ScalePart.Level, _ workload: Workload, _ count: Int, _ limit: Double
  ) throws -> ScaleFigures {
    let size = Self.size(workload, views: count)
    return try withTemporaryFolder { folder in
      let output = folder.appending(path: "figures.txt")
      let process = LimitedProcess(
        program: Self.program,
        arguments: ["scale-part", level.rawValue, workload.rawValue, "\(size)", output.path])
      let end = try process.run(limit: limit)
      var figures = ScaleFigures(
        level: level, kind: workload.rawValue, views: Self.views(workload, size: size))
      for line in ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let value = Double(words[1]) else { continue }
        switch words[0] {
        case "build": figures.build = value
        case "edit": figures.edit = value
        case "bytes": figures.liveBytes = Int(value)
        default: continue
        }
      }
      if figures.build == nil { figures.end = end == .stopped ? ">\(Int(limit)) s" : "\(end)" }
      return figures
    }
  }

  /// This program. The first argument need not be a path.
  private static var program: URL {
    let link = "/proc/self/exe"
    let path = FileManager.default.fileExists(atPath: link) ? link : CommandLine.arguments[0]
    return URL(filePath: path).resolvingSymlinksInPath()
  }

  /// A cell is five views, a grid is square.
  private static func size(_ workload: Workload, views: Int) -> Int {
    switch workload {
    case .cells: views / 5
    case .grid: Int(Double(views).squareRoot())
    default: views
    }
  }

  private static func views(_ workload: Workload, size: Int) -> Int {
    switch workload {
    case .cells: 5 * size
    case .grid: size * size
    default: size
    }
  }
}
