import PlumbText
import Testing

/// Characters that the baked typeface does not have.
@Suite struct FallbackWidthTests {
  private func width(_ text: String) -> Double {
    SystemTextMeasurer().width(of: text, font: .system(20))
  }

  @Test func ideographsAndHangulAreOneEm() {
    #expect(width("\u{65E5}\u{672C}\u{8A9E}") == 60)
    #expect(width("\u{3042}\u{30A2}\u{3002}") == 60)
    #expect(width("\u{D55C}\u{AD6D}") == 40)
    #expect(width("\u{2A6D6}") == 20)
  }

  @Test func emojiAreOneAndAQuarterEm() {
    #expect(width("\u{1F600}") == 25)
    #expect(width("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}") == 25)
    #expect(width("\u{1F44D}\u{1F3FD}") == 25)
    #expect(width("\u{1F1E9}\u{1F1EA}") == 25)
    #expect(width("\u{2764}\u{FE0F}") == 25)
    #expect(width("1\u{FE0F}\u{20E3}") == 25)
  }

  @Test func marksAndJoinersTakeNoRoom() {
    #expect(width("e\u{301}") == width("e"))
    #expect(width("a\u{200B}b") == width("a") + width("b"))
    #expect(width("\u{200D}\u{200B}\u{FEFF}\u{301}") == 0)
  }

  // A precomposed letter is as wide as its base in nearly every typeface, Inter included.
  @Test func precomposedLettersAreAsWideAsTheirBase() {
    for (precomposed, base) in [("\u{E9}", "e"), ("\u{FC}", "u"), ("\u{C5}", "A"), ("\u{F1}", "n")] {
      #expect(abs(width(precomposed) - width(base)) < 1e-9)
    }
  }

  @Test func otherScriptsHaveAPlausibleWidth() {
    for text in [
      "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{E2A}\u{E27}",
      "\u{928}\u{92E}",
    ] {
      let average = width(text) / Double(text.unicodeScalars.count)
      #expect(average > 0.4 * 20 && average < 1.1 * 20)
    }
  }
}
