import PlumbText
import Testing

@Suite struct PixelGridTests {
  @Test func roundsUpToAPixel() {
    #expect(PixelGrid(scale: 2).up(41.48) == 41.5)
    #expect(PixelGrid(scale: 1).up(41.48) == 42)
    #expect(PixelGrid(scale: 3).up(41.0) == 41)
    #expect(PixelGrid(scale: 2).up(-0.3) == 0)
    #expect(PixelGrid(scale: 2).up(41.5 + 1e-9) == 41.5)
  }

  @Test func roundsToTheNearestPixelHalvesUp() {
    #expect(PixelGrid(scale: 2).nearest(16.19) == 16)
    #expect(PixelGrid(scale: 2).nearest(16.25) == 16.5)
    #expect(PixelGrid(scale: 2).nearest(-0.25) == 0)
  }

  @Test(arguments: [0, -2, Double.nan, .infinity]) func scalesThatAreNoneCountAsOne(scale: Double) {
    #expect(PixelGrid(scale: scale).up(1.5) == 2)
  }

  @Test func numbersThatCannotBeRoundedStay() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.up(.infinity) == .infinity)
    #expect(grid.up(.nan).isNaN)
    #expect(grid.nearest(-.infinity) == -.infinity)
    #expect(grid.up(1e300) == 1e300)
  }
}
