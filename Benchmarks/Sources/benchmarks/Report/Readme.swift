import Foundation

/// The figures in the READMEs: code blocks between `<!-- figures: PART -->` and `<!-- end of figures -->`.
enum Readme {
  static func update(with report: Report) throws {
    let root = PackageFolder.url.appending(path: "..").standardizedFileURL
    for file in ["README.md", "Benchmarks/README.md"] {
      let url = root.appending(path: file)
      var text = try String(contentsOf: url, encoding: .utf8)
      for part in Report.Part.allCases { replace(part, with: report, in: &text) }
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    try GrowthCurves.write(report, to: root.appending(path: "Documentation"))
  }

  private static func replace(_ part: Report.Part, with report: Report, in text: inout String) {
    guard let start = text.range(of: "<!-- figures: \(part.rawValue) -->"),
      let end = text.range(of: "<!-- end of figures -->", range: start.upperBound..<text.endIndex)
    else { return }
    let block = "\n```\n\(report.machine)\n\n\(report.text(part))\n```\n"
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: block)
  }
}
