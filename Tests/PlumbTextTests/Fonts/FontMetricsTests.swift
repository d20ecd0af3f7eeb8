import PlumbText
import Testing

/// San Francisco's head of 2048 units: ascender 1950, descender 494, no gap, capitals 1443.
@Suite struct FontMetricsTests {
  // 17 x 2444 / 2048 = 20.287; labels of one line are 20.5 high on a display of scale 2, 20.333 at 3.
  @Test func lineHeightAtSeventeenPoints() {
    let metrics = SystemTextMeasurer().metrics(of: .system(17))
    #expect(abs(metrics.lineHeight - 20.287109375) < 1e-9)
    #expect(PixelGrid(scale: 2).up(metrics.lineHeight) == 20.5)
    #expect(abs(PixelGrid(scale: 3).up(metrics.lineHeight) - 61.0 / 3) < 1e-9)
    #expect(PixelGrid(scale: 1).up(metrics.lineHeight) == 21)
  }

  // Heights that Interface Builder records for labels of one line at scale 2, by size.
  @Test(arguments: [(10.0, 12.0), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (18, 21.5), (20, 24)])
  func recordedHeights(size: Double, height: Double) {
    let extent = SystemTextMeasurer().measure("Label", font: .system(size))
    #expect(extent.height(atScale: 2) == height)
  }

  @Test func signsAreUIKits() {
    let metrics = SystemTextMeasurer().metrics(of: .system(10))
    #expect(abs(metrics.ascender - 9.52) < 0.01)
    #expect(abs(metrics.descender + 2.412) < 0.001)
    #expect(abs(metrics.ascender - metrics.descender - metrics.lineHeight) < 1e-9)
    #expect(metrics.leading == 0)
    #expect(metrics.xHeight < metrics.capHeight && metrics.capHeight < metrics.ascender)
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity])
  func sizesThatAreNone(size: Double) {
    #expect(SystemTextMeasurer().metrics(of: .system(size)).lineHeight == 0)
    #expect(SystemTextMeasurer().width(of: "Label", font: .system(size)) == 0)
  }

  @Test(arguments: [1e9, Double.infinity, Double.greatestFiniteMagnitude])
  func sizesBeyondReasonAreAMillionPoints(size: Double) {
    let measurer = SystemTextMeasurer()
    #expect(measurer.metrics(of: .system(size)) == measurer.metrics(of: .system(1e6)))
    #expect(measurer.width(of: "Label", font: .system(size)).isFinite)
  }
}
