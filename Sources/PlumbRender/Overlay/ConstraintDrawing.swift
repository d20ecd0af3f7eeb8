import Foundation

/// Draws constraints as lines between what they tie, with constants, relations and priorities.
struct ConstraintDrawing {
  private var placer: LabelPlacer
  private var canvas = Canvas()
  /// What belongs to the constraint being drawn.
  private var part = Canvas()
  private var labels: [(text: String, near: CGPoint, step: CGPoint, color: DisplayColor)] = []

  static func items(for explanation: Explanation, _ placer: inout LabelPlacer) -> [DisplayItem] {
    var drawing = ConstraintDrawing(placer: placer)
    for constraint in explanation.constraints {
      drawing.draw(constraint)
    }
    drawing.drawLabels()
    placer = drawing.placer
    return drawing.canvas.items
  }

  private init(placer: LabelPlacer) {
    self.placer = placer
  }

  private mutating func draw(_ constraint: Explanation.Constraint) {
    guard isDrawable(constraint) else { return }
    if constraint.first.place.isSize {
      drawSize(constraint)
    } else if let second = constraint.second {
      drawPosition(constraint, second)
    }
    guard !part.items.isEmpty else { return }
    canvas.add(.group(DisplayGroup(part.items, title: constraint.text.isEmpty ? nil : constraint.text)))
    part = Canvas()
  }

  private func isDrawable(_ constraint: Explanation.Constraint) -> Bool {
    let numbers = [
      constraint.first.value, constraint.second?.value ?? 0, constraint.constant, constraint.multiplier,
    ]
    return numbers.allSatisfy { $0.isFinite && abs($0) < 100_000 }
  }

  // MARK: Positions

  private mutating func drawPosition(_ constraint: Explanation.Constraint, _ second: Explanation.Anchor) {
    let isHorizontal = constraint.first.place.isHorizontal
    let from = second.value
    let to = constraint.first.value
    let cross = crossing(constraint.first.rect, second.rect, isHorizontal: isHorizontal)
    let stroke = stroke(for: constraint)
    let text = Self.label(for: constraint)
    let isCentred = constraint.first.place.isCenter && second.place.isCenter
    if isCentred {
      drawCentre(constraint.first.rect, second.rect, at: to, isHorizontal: isHorizontal, stroke)
      if constraint.constant != 0 || !text.isEmpty && constraint.relation != .equal {
        add(text, x: to, y: cross, isHorizontal: isHorizontal, stroke.color)
      }
    } else if abs(from - to) < 1 {
      drawFlush(
        at: to, cross: cross, along: tickLength(constraint.first.rect, isHorizontal: isHorizontal),
        isHorizontal, stroke)
      if constraint.relation != .equal || constraint.priority < 1000 || constraint.constant != 0 {
        add(text, x: to, y: cross, isHorizontal: isHorizontal, stroke.color)
      }
    } else {
      drawSpan(from: from, to: to, cross: cross, isHorizontal, stroke)
      add(text, x: (from + to) / 2, y: cross, isHorizontal: isHorizontal, stroke.color)
    }
  }

  /// Where on the other axis a line between two rectangles runs: in the middle of what they share there.
  private func crossing(_ first: CGRect, _ second: CGRect, isHorizontal: Bool) -> Double {
    let low = isHorizontal ? max(first.minY, second.minY) : max(first.minX, second.minX)
    let high = isHorizontal ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
    if low <= high { return Double(low + high) / 2 }
    return Double(isHorizontal ? first.midY : first.midX)
  }

  /// How long the mark is that shows two edges lying on each other.
  private func tickLength(_ rect: CGRect, isHorizontal: Bool) -> Double {
    min(28, Double(isHorizontal ? rect.height : rect.width))
  }

  private mutating func drawSpan(
    from: Double, to: Double, cross: Double, _ isHorizontal: Bool, _ stroke: DisplayStroke
  ) {
    line((from, cross), (to, cross), isHorizontal, stroke)
    var cap = stroke
    cap.dashes = []
    for end in [from, to] {
      line((end, cross - 3.5), (end, cross + 3.5), isHorizontal, cap)
    }
  }

  private mutating func drawFlush(
    at place: Double, cross: Double, along length: Double, _ isHorizontal: Bool, _ stroke: DisplayStroke
  ) {
    var thick = stroke
    thick.width = 2.5
    line((place, cross - length / 2), (place, cross + length / 2), isHorizontal, thick)
  }

  private mutating func drawCentre(
    _ first: CGRect, _ second: CGRect, at place: Double, isHorizontal: Bool, _ stroke: DisplayStroke
  ) {
    let both = first.union(second)
    let low = Double(isHorizontal ? both.minY : both.minX)
    let high = Double(isHorizontal ? both.maxY : both.maxX)
    var thin = stroke
    thin.width = 0.75
    thin.dashes = [6, 3, 1, 3]
    line((place, low), (place, high), isHorizontal, thin)
    let middle = Double(isHorizontal ? first.midY : first.midX)
    let point = isHorizontal ? CGPoint(x: place, y: middle) : CGPoint(x: middle, y: place)
    part.fill(
      .ellipse(CGRect(x: Double(point.x) - 2.5, y: Double(point.y) - 2.5, width: 5, height: 5)), stroke.color)
  }

  // MARK: Sizes

  private mutating func drawSize(_ constraint: Explanation.Constraint) {
    let rect = constraint.first.rect
    let isHorizontal = constraint.first.place == .width
    let stroke = stroke(for: constraint)
    // Just inside the view: below it stands whatever comes next.
    let cross = isHorizontal ? Double(rect.maxY) - 5 : Double(rect.maxX) - 5
    let from = Double(isHorizontal ? rect.minX : rect.minY)
    let to = Double(isHorizontal ? rect.maxX : rect.maxY)
    drawSpan(from: from, to: to, cross: cross, isHorizontal, stroke)
    add(Self.label(for: constraint), x: (from + to) / 2, y: cross, isHorizontal: isHorizontal, stroke.color)
  }

  // MARK: Parts

  private func stroke(for constraint: Explanation.Constraint) -> DisplayStroke {
    let color = constraint.isConflicting ? OverlayPalette.conflict : OverlayPalette.constraint
    return DisplayStroke(color, width: 1, dashes: constraint.priority < 1000 ? [4, 3] : [])
  }

  /// A line given as (along the axis, across it).
  private mutating func line(
    _ from: (Double, Double), _ to: (Double, Double), _ isHorizontal: Bool, _ stroke: DisplayStroke
  ) {
    let point = { (place: (Double, Double)) in
      isHorizontal ? CGPoint(x: place.0, y: place.1) : CGPoint(x: place.1, y: place.0)
    }
    part.stroke(.line(point(from), point(to)), stroke)
  }

  private mutating func add(
    _ text: String, x along: Double, y cross: Double, isHorizontal: Bool, _ color: DisplayColor
  ) {
    guard !text.isEmpty else { return }
    // Labels give way along their own line's neighbours: across it.
    let point = isHorizontal ? CGPoint(x: along, y: cross) : CGPoint(x: cross, y: along)
    let step = isHorizontal ? CGPoint(x: 0, y: 14) : CGPoint(x: LabelPlacer.width(of: text) + 2, y: 0)
    labels.append((text, point, step, color))
  }

  private mutating func drawLabels() {
    for label in labels {
      guard let rect = placer.place(label.text, near: label.near, step: label.step) else { continue }
      LabelPlacer.draw(label.text, in: rect, label.color, on: &canvas)
    }
  }

  /// What a constraint says, as short as it can be said: `24`, `≥ 20`, `= 0.5 w @750`.
  static func label(for constraint: Explanation.Constraint) -> String {
    var parts: [String] = []
    switch constraint.relation {
    case .equal: break
    case .greaterThanOrEqual: parts.append("≥")
    case .lessThanOrEqual: parts.append("≤")
    }
    if constraint.first.place.isSize, let second = constraint.second {
      if constraint.relation == .equal { parts.append("=") }
      let letter = second.place == .height ? "h" : "w"
      parts.append(constraint.multiplier == 1 ? letter : "\(short(constraint.multiplier)) \(letter)")
      if constraint.constant != 0 {
        parts.append(constraint.constant < 0 ? "−" : "+")
        parts.append(short(abs(constraint.constant)))
      }
    } else if constraint.first.place.isCenter, constraint.constant == 0, constraint.relation == .equal {
      if constraint.priority >= 1000 { return "" }
    } else {
      parts.append(short(constraint.constant))
    }
    if constraint.priority < 1000 { parts.append("@\(short(constraint.priority))") }
    return parts.joined(separator: " ")
  }

  private static func short(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return DecimalText.of(rounded).replacing("-", with: "−")
  }
}
