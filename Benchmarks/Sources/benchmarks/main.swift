import Foundation
import Workloads

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(2)
}

switch options.command {
case .workloads(let folder):
  let folder = URL(filePath: folder)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for workload in Workload.allCases {
    for size in workload.sizes {
      let file = folder.appending(path: "\(workload.rawValue)_\(size).txt")
      try workload.problem(size).text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
case .repeated(let repetition): try repetition.run()
case .solver:
  exit(try runSolvers(options) ? 0 : 1)
}
