import Foundation
import Plumb

/// One of the simple maps that a transform is made of, over the frames: SVG moves these, but no matrix.
struct TransformPart {
  let type: String
  let values: [[Double]]
  let tolerance: Double

  var isMoving: Bool { values.contains { $0 != values[0] } }

  func text(_ frame: Int) -> String {
    "\(type)(\(values[frame].map(SVGOutput.fineNumber).joined(separator: " ")))"
  }

  /// The parts of the transforms of all frames, outermost first. Those that do nothing are left out, but for the
  /// translation.
  static func parts(_ transforms: [String]) -> [TransformPart] {
    var angles: [Double] = []
    var rows: [(move: [Double], scale: [Double], skew: Double)] = []
    for text in transforms {
      let parts = AffineParts(matrix(text))
      var angle = parts.angle * 180 / .pi
      // Counted on from the frame before, so that no turn is made backwards.
      if let last = angles.last { angle = last + remainder(angle - last, 360) }
      angles.append(angle)
      let skew = parts.scaleY == 0 ? 0 : atan(parts.skew / parts.scaleY) * 180 / .pi
      rows.append(
        ([Double(parts.translation.x), Double(parts.translation.y)], [parts.scaleX, parts.scaleY], skew))
    }
    let all = [
      TransformPart(type: "translate", values: rows.map(\.move), tolerance: 0.02),
      TransformPart(type: "rotate", values: angles.map { [$0] }, tolerance: 0.02),
      TransformPart(type: "skewX", values: rows.map { [$0.skew] }, tolerance: 0.02),
      TransformPart(type: "scale", values: rows.map(\.scale), tolerance: 0.0005),
    ]
    return all.filter { part in
      part.type == "translate" || part.values.contains { $0.contains { abs($0 - part.rest) > 1e-5 } }
    }
  }

  /// The number that does nothing.
  private var rest: Double { type == "scale" ? 1 : 0 }

  /// The map that `translate(…)` or `matrix(…)` names.
  private static func matrix(_ text: String) -> CGAffineTransform {
    let numbers = text.split { "( )".contains($0) }.dropFirst().compactMap { Double($0) }
    if numbers.count == 6 {
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
    return CGAffineTransform(translationX: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0)
  }
}
