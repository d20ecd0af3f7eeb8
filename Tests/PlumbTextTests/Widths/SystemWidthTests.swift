import PlumbText
import Testing

@Suite struct SystemWidthTests {
  private let measurer = SystemTextMeasurer()

  // Inter 4's advances of L, a, b, e, l: 1584, 1588, 1748, 1640 and 668 units of 2816, no kerning between them:
  // 7228 x 17 / 2816 = 43.635; Apple's tracking at 17 points is -0.43 for each of five characters.
  @Test func labelAtSeventeenPoints() {
    #expect(abs(measurer.width(of: "Label", font: .system(17)) - (43.635 - 5 * 0.43)) < 0.01)
  }

  // Inter: "Title" 35.256 at 17 points with its kerning, "Button" 47.024 at 15 with tracking -0.23.
  @Test func titleAndButton() {
    #expect(abs(measurer.width(of: "Title", font: .system(17)) - (35.256 - 5 * 0.43)) < 0.01)
    #expect(abs(measurer.width(of: "Button", font: .system(15)) - (47.024 - 6 * 0.23)) < 0.01)
  }

  // Inter's A is 1904 units and its V 1904; the pair is kerned closer, so that "AV" is narrower than the two.
  @Test func kerningCounts() {
    let font = FontRequest.system(12)
    let apart = measurer.width(of: "A", font: font) + measurer.width(of: "V", font: font)
    #expect(measurer.width(of: "AV", font: font) < apart - 0.3)
  }

  @Test func letterSpacingIsAddedToEveryCharacter() {
    let font = FontRequest.system(17)
    let plain = measurer.width(of: "Label", font: font)
    #expect(abs(measurer.width(of: "Label", font: font, letterSpacing: 2) - (plain + 10)) < 1e-9)
    #expect(
      abs(
        measurer.width(of: "e\u{301}", font: font, letterSpacing: 2)
          - measurer.width(of: "e\u{301}", font: font) - 2) < 1e-9)
  }

  @Test func monospacedDigitsAreAlike() {
    let font = FontRequest(family: .monospacedDigits, pointSize: 17)
    let zero = measurer.width(of: "0", font: font)
    for digit in "123456789" { #expect(measurer.width(of: String(digit), font: font) == zero) }
    #expect(measurer.width(of: "1", font: .system(17)) < measurer.width(of: "0", font: .system(17)))
  }

  @Test func monospacedCharactersAreSixTenthsOfAnEm() {
    let font = FontRequest(family: .monospaced, pointSize: 10)
    #expect(abs(measurer.width(of: "Wi. 0", font: font) - 30) < 1e-9)
    #expect(abs(measurer.width(of: "\u{65E5}", font: font) - 10) < 1e-9)
  }

  @Test func fontsThatAreNotThereMeasureAsTheSystemFont() {
    let font = FontRequest(family: .named("Comic Sans"), pointSize: 17)
    #expect(measurer.width(of: "Label", font: font) == measurer.width(of: "Label", font: .system(17)))
  }

  @Test func italicIsAsWideAsUpright() {
    let font = FontRequest(pointSize: 17, isItalic: true)
    #expect(measurer.width(of: "Label", font: font) == measurer.width(of: "Label", font: .system(17)))
  }

  // Fine enough for every size: a text grows with its size.
  @Test func widthsGrowWithTheSize() {
    var previous = 0.0
    for size in stride(from: 1.0, through: 120, by: 0.25) {
      let width = measurer.width(of: "Information", font: .system(size))
      #expect(width > previous, "at \(size)")
      previous = width
    }
  }
}
