import PlumbText
import Testing

@Suite struct SystemWidthTests {
  private let measurer = SystemTextMeasurer()

  // Inter 4's advances of L, a, b, e, l: 1584, 1588, 1748, 1640 and 668 units of 2816, no kerning between them:
  // 7228 x 17 / 2816 = 43.635; Apple's tracking at 17 points is -0.43 for each of five characters.
  @Test func labelAtSeventeenPoints() {
    let expected = 43.635 - 5 * 0.43
    #expect(abs(measurer.width(of: "Label", font: .system(17)) - expected) < 0.01)
  }
}
