import Foundation
import Testing

@testable import PlumbRender

@Suite("Constraints on a picture")
struct ConstraintDrawingTests {
  private let root = CGRect(x: 0, y: 0, width: 320, height: 480)
  private let box = CGRect(x: 20, y: 100, width: 120, height: 40)

  private func shapes(_ constraint: Explanation.Constraint) -> [DisplayShape] {
    let explanation = Explanation(screen: root, constraints: [constraint])
    var placer = LabelPlacer(bounds: root)
    return ConstraintDrawing.items(for: explanation, &placer).flatMap { item -> [DisplayShape] in
      guard case .group(let group) = item else { return [] }
      return group.items.compactMap { if case .shape(let shape) = $0 { shape } else { nil } }
    }
  }

  @Test("a distance runs from edge to edge, in the middle of what both share")
  func distance() {
    let constraint = Explanation.Constraint(
      first: .init(.left, of: box), second: .init(.left, of: root), constant: 20)
    // Both share y from 100 to 140.
    #expect(shapes(constraint).first?.path == .line(CGPoint(x: 0, y: 120), CGPoint(x: 20, y: 120)))
  }

  @Test("a size is drawn inside its view from side to side")
  func size() {
    let constraint = Explanation.Constraint(first: .init(.height, of: box), constant: 40)
    #expect(shapes(constraint).first?.path == .line(CGPoint(x: 135, y: 100), CGPoint(x: 135, y: 140)))
  }

  @Test("optional constraints are dashed, conflicting ones red")
  func looks() {
    let optional = Explanation.Constraint(first: .init(.width, of: box), constant: 1, priority: 750)
    #expect(shapes(optional).first?.stroke?.dashes.isEmpty == false)
    let conflicting = Explanation.Constraint(first: .init(.width, of: box), constant: 1, isConflicting: true)
    #expect(shapes(conflicting).first?.stroke?.color == OverlayPalette.conflict)
  }

  @Test("labels say constant, relation, multiplier and priority")
  func labels() {
    let label = ConstraintDrawing.label
    let left = Explanation.Anchor(.left, of: box)
    let width = Explanation.Anchor(.width, of: box)
    #expect(label(.init(first: left, second: left, constant: 20)) == "20")
    #expect(
      label(.init(first: left, relation: .greaterThanOrEqual, second: left, constant: 8.25)) == "≥ 8.25")
    #expect(label(.init(first: left, second: left, constant: -16, priority: 999)) == "−16 @999")
    #expect(label(.init(first: width, second: width, multiplier: 0.5, constant: -4)) == "= 0.5 w − 4")
    #expect(label(.init(first: width, constant: 88)) == "88")
    let middle = Explanation.Anchor(.centerX, of: box)
    #expect(label(.init(first: middle, second: middle)) == "")
    #expect(label(.init(first: middle, second: middle, priority: 250)) == "@250")
  }

  @Test("numbers that cannot be drawn are not")
  func hostile() {
    let far = CGRect(x: 1e12, y: 0, width: Double.infinity, height: 1)
    #expect(shapes(.init(first: .init(.left, of: far), second: .init(.left, of: root))).isEmpty)
    #expect(shapes(.init(first: .init(.width, of: box), constant: .nan)).isEmpty)
  }
}
