import PlumbText
import Testing

@Suite struct FontWeightTests {
  @Test func rawValuesAreUIKits() {
    let weights: [FontWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    #expect(weights == weights.sorted())
    #expect(weights.map(\.openTypeWeight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
  }

  @Test func othersAreInterpolatedAndClamped() {
    #expect(abs(FontWeight(0.35).openTypeWeight - 650) < 1e-9)
    #expect(FontWeight(-1).openTypeWeight == 100)
    #expect(FontWeight(1).openTypeWeight == 900)
    #expect(FontWeight(.nan).openTypeWeight == 400)
    #expect(FontWeight(-.infinity).openTypeWeight == 100)
  }

  // Every named weight from regular up is wider than the one before it, as in the real family.
  @Test func bolderIsWider() {
    let measurer = SystemTextMeasurer()
    let widths = [FontWeight.regular, .medium, .semibold, .bold, .heavy, .black].map {
      measurer.width(of: "Information", font: .system(17, weight: $0))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }
}
