import Foundation
import Plumb

/// Writes the moments of an animation as one SVG document whose attributes move.
struct MovingSVGWriter {
  let recording: ScreenAnimation.Recording

  /// The time of one round, in seconds.
  var round: Double { (recording.times.last ?? 0) + recording.pause }

  func document() -> String {
    let trees = recording.frames.map { list in
      var tree = SVGTree()
      for item in list.items { tree.write(item) }
      return tree.elements
    }
    var output = SVGOutput(idPrefix: "")
    guard let list = recording.frames.first else { return "" }
    SVGWriter().open(list, on: &output)
    for element in MovingElement.merge(trees) { write(element, to: &output) }
    output.close("svg")
    return output.text
  }

  private func write(_ element: MovingElement, to output: inout SVGOutput) {
    var fixed: SVGOutput.Attributes = []
    var moving: [AttributeAnimation] = []
    var transforms: [TransformPart] = []
    for (name, values) in element.attributes {
      let filled = Self.filled(values)
      if name == "transform" {
        transforms = TransformPart.parts(filled)
        continue
      }
      if !filled[0].isEmpty { fixed.append((name, filled[0])) }
      if filled.contains(where: { $0 != filled[0] }) { moving.append(AttributeAnimation(name, filled)) }
    }
    if element.isPresent.contains(false) {
      let shown = element.isPresent.map { $0 ? "inline" : "none" }
      fixed.append(("display", shown[0]))
      if shown.contains(where: { $0 != shown[0] }) { moving.append(AttributeAnimation("display", shown)) }
    }
    // Each part of a transform that moves is a group of its own: SVG cannot move a matrix.
    for part in transforms.dropLast() {
      output.open("g", [("transform", part.text(0))])
      animate(part, on: &output)
    }
    if let last = transforms.last { fixed.append(("transform", last.text(0))) }
    let movesTransform = transforms.last?.isMoving == true
    if element.children.isEmpty, moving.isEmpty, !movesTransform {
      if let text = element.text {
        output.element(element.name, fixed, text: text)
      } else {
        output.element(element.name, fixed)
      }
    } else {
      output.open(element.name, fixed)
      if let text = element.text { output.line(MarkupText.escape(text)) }
      if let last = transforms.last { animate(last, on: &output) }
      for animation in moving { output.element("animate", attributes(animation)) }
      for child in element.children { write(child, to: &output) }
      output.close(element.name)
    }
    for _ in transforms.dropLast() { output.close("g") }
  }

  private func animate(_ part: TransformPart, on output: inout SVGOutput) {
    guard part.isMoving else { return }
    let track = AttributeTrack(
      times: recording.times, values: part.values, spans: recording.spans, tolerance: part.tolerance)
    output.element(
      "animateTransform",
      [("attributeName", "transform"), ("type", part.type)]
        + timing(track.keys) { $0.map(SVGOutput.fineNumber).joined(separator: " ") })
  }

  private func attributes(_ animation: AttributeAnimation) -> SVGOutput.Attributes {
    let name = [("attributeName", animation.name)]
    guard let numbers = animation.numbers else {
      var keys: [(Double, String)] = []
      for (time, value) in zip(recording.times, animation.values) where keys.last?.1 != value {
        keys.append((time, value))
      }
      return name + [
        ("calcMode", "discrete"), ("values", keys.map(\.1).joined(separator: ";")),
        ("keyTimes", keys.map { share($0.0) }.joined(separator: ";")),
      ] + duration
    }
    let track = AttributeTrack(
      times: recording.times, values: numbers, spans: recording.spans, tolerance: animation.tolerance)
    return name + timing(track.keys) { animation.text($0) }
  }

  private func timing(_ keys: [AttributeTrack.Key], _ text: ([Double]) -> String) -> SVGOutput.Attributes {
    var keys = keys
    if let last = keys.last, last.time < round { keys.append(.init(time: round, values: last.values)) }
    var result: SVGOutput.Attributes = []
    if keys.contains(where: { $0.curve != nil }) {
      let splines = keys.dropFirst().map { key in
        let curve = key.curve ?? CubicBezier(0, 0, 1, 1)
        return [curve.x1, curve.y1, curve.x2, curve.y2].map(SVGOutput.fineNumber).joined(separator: " ")
      }
      result += [("calcMode", "spline"), ("keySplines", splines.joined(separator: ";"))]
    }
    result += [
      ("values", keys.map { text($0.values) }.joined(separator: ";")),
      ("keyTimes", keys.map { share($0.time) }.joined(separator: ";")),
    ]
    return result + duration
  }

  private func share(_ time: Double) -> String {
    time >= round ? "1" : SVGOutput.fineNumber(round > 0 ? time / round : 0)
  }

  private var duration: SVGOutput.Attributes {
    [("dur", DecimalText.of(round) + "s"), ("repeatCount", "indefinite")]
  }

  /// In frames without the element a value stays what it was, or already is what it will be.
  private static func filled(_ values: [String?]) -> [String] {
    var last = values.lazy.compactMap { $0 }.first ?? ""
    return values.map { value in
      last = value ?? last
      return last
    }
  }
}
