import Foundation
import Testing

@testable import PlumbRender

@Suite("Places of labels")
struct LabelPlacerTests {
  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 300)

  @Test("labels for the same place do not cover each other")
  func apart() {
    var placer = LabelPlacer(bounds: bounds)
    let rects = (0..<8).compactMap { _ in
      placer.place("24", near: CGPoint(x: 150, y: 150), step: CGPoint(x: 0, y: 14))
    }
    #expect(rects.count == 8)
    for (index, rect) in rects.enumerated() {
      for other in rects[(index + 1)...] { #expect(!rect.intersects(other)) }
    }
  }

  @Test("labels stay inside")
  func inside() throws {
    var placer = LabelPlacer(bounds: bounds)
    for point in [CGPoint(x: -50, y: -50), CGPoint(x: 400, y: 10), CGPoint(x: 299, y: 299)] {
      // Outside the macro, which cannot call what mutates.
      let place = placer.place("≥ 20 @750", near: point, step: CGPoint(x: 0, y: 14))
      let rect = try #require(place)
      #expect(bounds.contains(rect))
    }
  }

  @Test("a screen with no end of labels stays drawable")
  func many() {
    var placer = LabelPlacer(bounds: bounds)
    let placed = (0..<5_000).filter { _ in
      placer.place("24", near: CGPoint(x: 150, y: 150), step: CGPoint(x: 0, y: 14)) != nil
    }
    #expect(placed.count == 2_000)
  }
}
