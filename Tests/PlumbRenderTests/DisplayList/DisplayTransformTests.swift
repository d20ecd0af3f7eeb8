import Foundation
import Testing

@testable import PlumbRender

@Suite("Transforms of groups")
struct DisplayTransformTests {
  @Test("concatenation applies the left one first")
  func order() {
    let turn = DisplayTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)  // a quarter turn: (x, y) -> (-y, x)
    let move = DisplayTransform.translation(10, 0)
    // (2, 3) -> (-3, 2) -> (7, 2), and (2, 3) -> (12, 3) -> (-3, 12)
    #expect(turn.concatenating(move).apply(to: CGPoint(x: 2, y: 3)) == CGPoint(x: 7, y: 2))
    #expect(move.concatenating(turn).apply(to: CGPoint(x: 2, y: 3)) == CGPoint(x: -3, y: 12))
  }
}
