import Testing

@testable import Plumb

struct AffineTransformTests {
  private func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func concatenationAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    // (1 + 10) * 2, 1 * 3
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(scale)) == CGPoint(x: 22, y: 3))
    // 1 * 2 + 10
    #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 3))
  }

  @Test func aQuarterTurnIsClockwiseOnTheScreen() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)))
    #expect(
      isClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform.identity.rotated(by: .pi)), CGPoint(x: -1, y: 0))
    )
  }

  @Test func theInverseUndoes() {
    let transform = CGAffineTransform(2, 1, -1, 3, 7, 5)
    let point = CGPoint(x: 4, y: -9)
    #expect(isClose(point.applying(transform).applying(transform.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleBecomesTheOneThatHoldsItsCorners() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    // (x, y) -> (-y, x)
    #expect(rect == CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test func insetsMayTurnARectangleInsideOut() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 20))
    #expect(rect.origin == CGPoint(x: 2, y: 1))
    #expect(rect.size == CGSize(width: -12, height: 6))
  }
}
