import Foundation

/// Line drawings, on a square of 24 by 24, of the meanings that system symbols are used for most.
enum SymbolDrawing {
  static func draw(_ name: String, _ color: DisplayColor, on canvas: inout Canvas) {
    let parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.contains("fill")
    let base = parts.first ?? ""
    if parts.count > 1, parts.dropFirst().contains("circle"), base != "circle" {
      drawInCircle(parts, isFilled: isFilled, color, on: &canvas)
    } else if let outline = outline(base, direction: parts.dropFirst().first) {
      drawOutline(outline, isFilled: isFilled, color, on: &canvas)
    } else {
      drawUnknown(color, on: &canvas)
    }
  }

  private struct Outline {
    var path: [DisplayPath]
    /// Whether the outline encloses an area that a filled symbol paints.
    var isClosed: Bool
  }

  private static func drawOutline(
    _ outline: Outline, isFilled: Bool, _ color: DisplayColor, on canvas: inout Canvas
  ) {
    for path in outline.path {
      let shape = DisplayShape(
        path: path, fill: isFilled && outline.isClosed ? color : nil,
        stroke: DisplayStroke(color, width: 1.8, isRound: true))
      canvas.add(.shape(shape))
    }
  }

  private static func drawInCircle(
    _ parts: [String], isFilled: Bool, _ color: DisplayColor, on canvas: inout Canvas
  ) {
    let ring = DisplayPath.ellipse(CGRect(x: 2, y: 2, width: 20, height: 20))
    let inner = isFilled ? DisplayColor.white : color
    canvas.add(
      .shape(
        DisplayShape(path: ring, fill: isFilled ? color : nil, stroke: DisplayStroke(color, width: 1.6))))
    let directions: Set<String> = ["up", "down", "left", "right", "forward", "backward"]
    guard let outline = outline(parts[0], direction: parts.dropFirst().first { directions.contains($0) })
    else { return }
    canvas.group(transform: DisplayTransform(a: 0.58, b: 0, c: 0, d: 0.58, tx: 5.04, ty: 5.04)) { nested in
      drawOutline(outline, isFilled: isFilled, inner, on: &nested)
    }
  }

  /// A dashed square: there is a symbol here, and this is not its shape.
  private static func drawUnknown(_ color: DisplayColor, on canvas: inout Canvas) {
    canvas.stroke(
      .roundedRect(CGRect(x: 3, y: 3, width: 18, height: 18), radius: 4),
      DisplayStroke(color, width: 1.6, dashes: [3, 2.4], isRound: true))
  }

  private static func lines(_ runs: [[(Double, Double)]]) -> [DisplayPath] {
    runs.map { run in .polyline(run.map { CGPoint(x: $0.0, y: $0.1) }) }
  }

  private static func polygon(_ points: [(Double, Double)]) -> DisplayPath {
    .polyline(points.map { CGPoint(x: $0.0, y: $0.1) }, closed: true)
  }

  private static func outline(_ base: String, direction: String?) -> Outline? {
    switch base {
    case "chevron": Outline(path: chevron(direction ?? "right"), isClosed: false)
    case "arrow": Outline(path: arrow(direction ?? "right"), isClosed: false)
    case "checkmark": Outline(path: lines([[(4, 13), (9.5, 18.5), (20, 5.5)]]), isClosed: false)
    case "xmark": Outline(path: lines([[(5, 5), (19, 19)], [(19, 5), (5, 19)]]), isClosed: false)
    case "plus": Outline(path: lines([[(12, 4), (12, 20)], [(4, 12), (20, 12)]]), isClosed: false)
    case "minus": Outline(path: lines([[(4, 12), (20, 12)]]), isClosed: false)
    case "circle": Outline(path: [.ellipse(CGRect(x: 3, y: 3, width: 18, height: 18))], isClosed: true)
    case "square":
      Outline(path: [.roundedRect(CGRect(x: 4, y: 4, width: 16, height: 16), radius: 3)], isClosed: true)
    case "star": Outline(path: [star], isClosed: true)
    case "heart": Outline(path: [heart], isClosed: true)
    case "person": Outline(path: person, isClosed: true)
    case "envelope":
      Outline(
        path: [.roundedRect(CGRect(x: 2.5, y: 5, width: 19, height: 14), radius: 2.5)]
          + lines([[(3.5, 6.5), (12, 13), (20.5, 6.5)]]), isClosed: false)
    case "lock":
      Outline(
        path: [
          .roundedRect(CGRect(x: 5, y: 11, width: 14, height: 10.5), radius: 2.4),
          .segments([
            .move(CGPoint(x: 8, y: 11)), .line(CGPoint(x: 8, y: 7.5)),
            .curve(CGPoint(x: 16, y: 7.5), control1: CGPoint(x: 8, y: 2.2), control2: CGPoint(x: 16, y: 2.2)),
            .line(CGPoint(x: 16, y: 11)),
          ]),
        ], isClosed: false)
    case "magnifyingglass":
      Outline(
        path: [.ellipse(CGRect(x: 3.5, y: 3.5, width: 12.5, height: 12.5))]
          + lines([[(14.4, 14.4), (20.5, 20.5)]]),
        isClosed: false)
    case "ellipsis":
      Outline(
        path: [4.0, 10.8, 17.6].map { .ellipse(CGRect(x: $0, y: 10.8, width: 2.4, height: 2.4)) },
        isClosed: true)
    case "gear", "gearshape": Outline(path: gear, isClosed: false)
    case "house":
      Outline(
        path: [
          polygon([(3, 11.5), (12, 3.5), (21, 11.5), (18.5, 11.5), (18.5, 20.5), (5.5, 20.5), (5.5, 11.5)])
        ],
        isClosed: true)
    case "photo":
      Outline(
        path: [.roundedRect(CGRect(x: 2.5, y: 4.5, width: 19, height: 15), radius: 2.5)]
          + lines([[(4, 17.5), (9.5, 11), (13, 15), (16, 12.5), (20, 17)]]), isClosed: false)
    case "bookmark":
      Outline(
        path: [polygon([(6.5, 3.5), (17.5, 3.5), (17.5, 20.5), (12, 16), (6.5, 20.5)])], isClosed: true)
    case "play": Outline(path: [polygon([(6, 4), (20, 12), (6, 20)])], isClosed: true)
    case "pause": Outline(path: lines([[(8, 4.5), (8, 19.5)], [(16, 4.5), (16, 19.5)]]), isClosed: false)
    case "list", "line":
      Outline(
        path: lines([[(4, 6.5), (20, 6.5)], [(4, 12), (20, 12)], [(4, 17.5), (20, 17.5)]]), isClosed: false)
    case "info": Outline(path: lines([[(12, 10.5), (12, 18.5)], [(12, 5.4), (12, 5.6)]]), isClosed: false)
    case "trash":
      Outline(
        path: lines([
          [(4, 6.5), (20, 6.5)], [(6, 6.5), (7, 20.5), (17, 20.5), (18, 6.5)],
          [(9, 6), (9.5, 3.5), (14.5, 3.5), (15, 6)],
        ]), isClosed: false)
    default: nil
    }
  }

  /// Turns a drawing that points right about the centre of the square.
  private static func turned(_ runs: [[(Double, Double)]], _ direction: String) -> [DisplayPath] {
    let turn: ((Double, Double)) -> (Double, Double) =
      switch direction {
      case "left", "backward": { (24 - $0.0, $0.1) }
      case "up": { ($0.1, 24 - $0.0) }
      case "down": { ($0.1, $0.0) }
      default: { $0 }
      }
    return lines(runs.map { $0.map(turn) })
  }

  private static func chevron(_ direction: String) -> [DisplayPath] {
    turned([[(8.5, 4), (16.5, 12), (8.5, 20)]], direction)
  }

  private static func arrow(_ direction: String) -> [DisplayPath] {
    turned([[(3.5, 12), (20.5, 12)], [(13.5, 5), (20.5, 12), (13.5, 19)]], direction)
  }

  private static let star: DisplayPath = polygon(
    (0..<10).map { index in
      let radius = index.isMultiple(of: 2) ? 9.8 : 4.1
      let angle = Double(index) * .pi / 5 - .pi / 2
      return (12 + radius * cos(angle), 12.6 + radius * sin(angle))
    })

  private static let heart = DisplayPath.segments([
    .move(CGPoint(x: 12, y: 20.5)),
    .curve(CGPoint(x: 2.8, y: 9), control1: CGPoint(x: 6, y: 16.5), control2: CGPoint(x: 2.8, y: 12.8)),
    .curve(CGPoint(x: 12, y: 7), control1: CGPoint(x: 2.8, y: 3.6), control2: CGPoint(x: 9.5, y: 2.4)),
    .curve(CGPoint(x: 21.2, y: 9), control1: CGPoint(x: 14.5, y: 2.4), control2: CGPoint(x: 21.2, y: 3.6)),
    .curve(CGPoint(x: 12, y: 20.5), control1: CGPoint(x: 21.2, y: 12.8), control2: CGPoint(x: 18, y: 16.5)),
    .close,
  ])

  private static let person: [DisplayPath] = [
    .ellipse(CGRect(x: 8, y: 3, width: 8, height: 8)),
    .segments([
      .move(CGPoint(x: 4, y: 20.5)),
      .curve(CGPoint(x: 12, y: 13.5), control1: CGPoint(x: 4, y: 16), control2: CGPoint(x: 7.5, y: 13.5)),
      .curve(CGPoint(x: 20, y: 20.5), control1: CGPoint(x: 16.5, y: 13.5), control2: CGPoint(x: 20, y: 16)),
      .close,
    ]),
  ]

  private static let gear: [DisplayPath] =
    [
      .ellipse(CGRect(x: 6, y: 6, width: 12, height: 12)),
      .ellipse(CGRect(x: 9.6, y: 9.6, width: 4.8, height: 4.8)),
    ]
    + lines(
      (0..<8).map { index in
        let angle = Double(index) * .pi / 4
        return [(12 + 6 * cos(angle), 12 + 6 * sin(angle)), (12 + 9 * cos(angle), 12 + 9 * sin(angle))]
      })
}
