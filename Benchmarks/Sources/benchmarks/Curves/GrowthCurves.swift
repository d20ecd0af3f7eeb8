import Foundation

/// Pictures of time against size, for all engines.
enum GrowthCurves {
  /// Writes `GrowthCurves.svg` (build and solve) and `GrowthCurvesEdit.svg` (a new width).
  static func write(_ report: Report, to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pictures = [
      ("GrowthCurves", "Build, solve and read everything: time against size", \Figures.build),
      ("GrowthCurvesEdit", "A new width, solve and read everything: time against size", \Figures.edit),
    ]
    for (name, title, path) in pictures {
      let svg = picture(title, panels(report.solver, path, report.peerLimit))
      try svg.write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
    }
  }

  private static let titles = [
    ("siblings", "W1 views in one container"), ("chain", "W2 a chain of views"),
    ("nested", "W3 views one in the other"),
    ("cells", "W4 list cells of five views"), ("grid", "W6 cells of a grid"),
    ("ties", "W9 one coupled component"),
  ]

  private static func panels(
    _ results: [ProblemFigures], _ path: KeyPath<Figures, Double?>, _ limit: Double
  ) -> [CurvePanel] {
    let all = titles.map { name, title in
      let rows = results.filter { $0.name == name }
      return (title, Engine.allCases.map { curve($0, rows, path, limit) })
    }
    let times = all.flatMap { $0.1.flatMap { $0.points.map(\.seconds) } }
    guard let least = times.min(), let most = times.max() else { return [] }
    let decades = Int(log10(least).rounded(.down))...Int(log10(most).rounded(.up))
    return all.map { CurvePanel(title: $0, curves: $1, decades: decades) }
  }

  private static func curve(
    _ engine: Engine, _ rows: [ProblemFigures], _ path: KeyPath<Figures, Double?>, _ limit: Double
  ) -> Curve {
    var points: [Curve.Point] = []
    for row in rows {
      guard let figures = engine.figures(row), figures.fault == nil else { continue }
      let size = Double(row.name.hasPrefix("grid") ? row.size * row.size : row.size)
      if let time = figures[keyPath: path], time > 0 {
        points.append(Curve.Point(size: size, seconds: time))
      } else if figures.timedOut && figures.build == nil && path == \Figures.build {
        points.append(Curve.Point(size: size, seconds: limit, isStopped: true))
      }
    }
    return Curve(engine: engine, points: points)
  }

  private static func picture(_ title: String, _ panels: [CurvePanel]) -> String {
    let (columns, legend) = (3, 74.0)
    let width = Double(columns) * CurvePanel.width + 20
    let height = legend + Double((panels.count + columns - 1) / columns) * CurvePanel.height
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(Int(width)) \(Int(height))\" width=\"\(Int(width))\" height=\"\(Int(height))\">",
      "<title>\(title)</title>",
      """
      <style>text{font:12px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#212529}.head{font-size:16px;font-weight:600}\
      .title{font-weight:600}.scale{font-size:10px;fill:#495057}.end{text-anchor:end}.middle{text-anchor:middle}\
      .grid{stroke:#e9ecef}polyline{fill:none;stroke-linejoin:round}</style>
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>",
      "<text x=\"20\" y=\"26\" class=\"head\">\(title)</text>",
    ]
    var x = 20.0
    for engine in Engine.allCases where panels.contains(where: { $0.draws(engine) }) {
      lines.append(
        "<line x1=\"\(x)\" x2=\"\(x + 22)\" y1=\"48\" y2=\"48\" stroke=\"\(engine.color)\" stroke-width=\"\(engine.strokeWidth)\"\(engine.dashes)/>"
      )
      lines.append("<text x=\"\(x + 28)\" y=\"52\">\(engine.title)</text>")
      x += 52 + 6.2 * Double(engine.title.count)
    }
    for (index, panel) in panels.enumerated() {
      lines.append(
        panel.elements(
          x: 10 + Double(index % columns) * CurvePanel.width,
          y: legend + Double(index / columns) * CurvePanel.height))
    }
    return lines.joined(separator: "\n") + "\n</svg>\n"
  }
}

extension CurvePanel {
  func draws(_ engine: Engine) -> Bool { curves.contains { $0.engine == engine && !$0.points.isEmpty } }
}
