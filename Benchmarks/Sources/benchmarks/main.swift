import Foundation
import Workloads

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  print(Options.usage)
  exit(2)
}

func writeWorkloads(to folder: URL) throws {
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for workload in Workload.allCases where workload.isOwn {
    for size in workload.sizes {
      let file = folder.appending(path: "\(workload.rawValue)_\(size).txt")
      try workload.problem(size).text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

var report = Report()
report.peerLimit = options.rules.peerSeconds

switch options.command {
case .workloads(let folder):
  try writeWorkloads(to: URL(filePath: folder))
  exit(0)
case .repeated(let repetition):
  try repetition.run()
  exit(0)
case .scalePart(let part):
  try part.run()
  exit(0)
case .document(let json):
  try Readme.update(with: try Report(file: json))
  exit(0)
case .solver: try report.measureSolver(options)
case .views: report.views = try ScreenBenchmark(options).run()
case .scale: report.scale = try ScaleBenchmark(options).run()
case .all:
  try report.measureSolver(options)
  report.views = try ScreenBenchmark(options).run()
  report.scale = try ScaleBenchmark(options).run()
}

report.print()
if let file = options.json { try report.write(to: file) }
if let folder = options.curves { try GrowthCurves.write(report, to: URL(filePath: folder)) }
exit(report.isRight ? 0 : 1)
