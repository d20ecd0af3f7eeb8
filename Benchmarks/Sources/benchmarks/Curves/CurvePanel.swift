import Foundation

/// A diagram of curves on logarithmic axes, as elements of an SVG.
struct CurvePanel {
  static let width = 300.0
  static let height = 250.0
  private static let (left, top, right, bottom) = (46.0, 30.0, 12.0, 34.0)

  var title: String
  var curves: [Curve]
  /// The powers of ten between which the times lie; shared by all panels of a picture.
  var decades: ClosedRange<Int>

  func elements(x: Double, y: Double) -> String {
    let sizes = Set(curves.flatMap { $0.points.map(\.size) }).sorted()
    guard let smallest = sizes.first, let largest = sizes.last, smallest < largest else { return "" }
    var lines = ["<g transform=\"translate(\(Self.text(x)) \(Self.text(y)))\">"]
    lines.append("<text x=\"\(Self.left)\" y=\"18\" class=\"title\">\(title)</text>")
    let horizontal = { (size: Double) in
      Self.left + log(size / smallest) / log(largest / smallest) * (Self.width - Self.left - Self.right)
    }
    for decade in decades {
      let level = vertical(pow(10, Double(decade)))
      let ends =
        "x1=\"\(Self.left)\" x2=\"\(Self.width - Self.right)\" y1=\"\(Self.text(level))\" y2=\"\(Self.text(level))\""
      lines.append("<line \(ends) class=\"grid\"/>")
      guard let name = Self.names[decade] else { continue }
      lines.append(
        "<text x=\"\(Self.left - 6)\" y=\"\(Self.text(level + 3.5))\" class=\"scale end\">\(name)</text>")
    }
    let base = Self.height - Self.bottom
    for size in sizes {
      let place = Self.text(horizontal(size))
      lines.append(
        "<text x=\"\(place)\" y=\"\(Self.text(base + 15))\" class=\"scale middle\">\(Int(size))</text>")
    }
    for curve in curves where !curve.points.isEmpty {
      lines += elements(curve, horizontal)
    }
    return lines.joined(separator: "\n") + "\n</g>"
  }

  private func elements(_ curve: Curve, _ horizontal: (Double) -> Double) -> [String] {
    let places = curve.points.map {
      (x: horizontal($0.size), y: vertical($0.seconds), isStopped: $0.isStopped)
    }
    let path = places.map { "\(Self.text($0.x)),\(Self.text($0.y))" }.joined(separator: " ")
    let color = curve.engine.color
    var lines = [
      "<polyline points=\"\(path)\" stroke=\"\(color)\" stroke-width=\"\(curve.engine.strokeWidth)\"\(curve.engine.dashes)/>"
    ]
    for place in places {
      let (x, y) = (Self.text(place.x), Self.text(place.y))
      // An arrow up where the time is only a lower bound.
      lines.append(
        place.isStopped
          ? "<path d=\"M\(x) \(y)m-5 3l5 -9l5 9z\" fill=\"#fff\" stroke=\"\(color)\" stroke-width=\"1.5\"/>"
          : "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(curve.engine == .plumb ? 3.5 : 2.5)\" fill=\"\(color)\"/>")
    }
    return lines
  }

  private func vertical(_ seconds: Double) -> Double {
    let share = (log10(seconds) - Double(decades.lowerBound)) / Double(decades.count - 1)
    return Self.height - Self.bottom - share * (Self.height - Self.bottom - Self.top)
  }

  static func text(_ number: Double) -> String { String(format: "%.1f", number) }

  private static let names = [-8: "10 ns", -6: "1 µs", -4: "0.1 ms", -2: "10 ms", 0: "1 s", 2: "100 s"]
}
