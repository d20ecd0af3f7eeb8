import Testing

@testable import PlumbText

/// Apple's table of San Francisco's tracking.
@Suite struct TrackingTests {
  @Test(arguments: [
    (6.0, 0.24), (10, 0.12), (12, 0), (13, -0.08), (17, -0.43), (20, -0.45), (28, 0.38), (80, 0),
  ])
  func tableValues(size: Double, points: Double) {
    #expect(abs(Tracking.points(atSize: size) - points) < 1e-12)
  }

  @Test func betweenSizesItIsInterpolated() {
    #expect(abs(Tracking.points(atSize: 17.5) - -0.435) < 1e-12)
    #expect(abs(Tracking.points(atSize: 60) - 0.26) < 1e-12)
  }

  @Test func outsideOfTheTable() {
    #expect(Tracking.points(atSize: 300) == 0)
    #expect(Tracking.points(atSize: 0) == 0)
    #expect(abs(Tracking.points(atSize: 3) - 0.12) < 1e-12)
  }
}
