import Testing

@testable import PlumbText

@Suite struct LineBreakerTests {
  /// The text with a bar at every opportunity.
  private func marked(_ text: String, by bar: String = "|") -> String {
    var breaker = LineBreaker()
    var result = ""
    for scalar in text.unicodeScalars {
      if breaker.boundary(before: scalar) != .prohibited { result += bar }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  // By the rules of Unicode Standard Annex 14.
  @Test(arguments: [
    "a |b", "a  |b", "can |you?", "well-|known", "don't", "a\n|b", "a\r\n|b", "(a) |b", "a |(b)", "\"a\" |b",
    "1,234.50", "$5", "5%", "a/|b", "3/4", "-5", "a |-b", "a\u{A0}b", "a\u{2060}b", "a\u{200B}|b",
    "e\u{301}|\u{65E5}", "\u{65E5}|\u{672C}\u{3002}", "\u{300C}\u{3042}\u{300D}",
    "\u{1F468}\u{200D}\u{1F469}",
    "\u{1F44D}\u{1F3FD}|\u{1F44D}", "\u{1F1E9}\u{1F1EA}|\u{1F1EB}\u{1F1F7}", "\u{D55C}|\u{AD6D}",
    "\u{1112}\u{1161}\u{11AB}", "a|\u{2014}|b", "a\u{AD}|b", "\u{201C}a\u{201D}", "wait\u{2026} |no", "a\t|b",
  ]) func examples(text: String) {
    #expect(marked(text.filter { $0 != "|" }) == text)
  }

  @Test func afterALineEndTheBreakIsMandatory() {
    for end in ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      var breaker = LineBreaker()
      let boundaries = "a\(end)b".unicodeScalars.map { breaker.boundary(before: $0) }
      #expect(boundaries == [.prohibited, .prohibited, .mandatory])
    }
  }

  // ICU looks ahead to tell affixes of numbers from symbols; the pair form of rule LB25 joins them always. That is all
  // they differ by, in less than three texts of a hundred.
  @Test(arguments: [LineBreakSamples.interfaceTexts, LineBreakSamples.mixtures])
  func agreesWithICU(samples: [String]) {
    var differences: [String] = []
    for sample in samples {
      // By scalars: a bar and a mark after it are one character.
      let text = String(String.UnicodeScalarView(sample.unicodeScalars.filter { $0 != "\u{A6}" }))
      guard Array(marked(text, by: "\u{A6}").utf8) != Array(sample.utf8) else { continue }
      differences.append(sample.debugDescription)
    }
    #expect(differences.count * 100 <= samples.count * 3, "\(differences.joined(separator: " "))")
  }

  /// The letters A to Z are of the class `AL`, as those of the International Phonetic Alphabet are (U+0250 on), and no more
  /// East Asian: a text with the ones in place of the others breaks at the same places.
  @Test func basicLettersAreLettersLikeOthers() {
    var random = RandomText(seed: 29)
    for _ in 0..<2000 {
      let text = random.text(maximumPieces: 20)
      var others = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        others.append(isLetter ? "\u{250}" : scalar)
      }
      var (breaker, other) = (LineBreaker(), LineBreaker())
      for (scalar, counterpart) in zip(text.unicodeScalars, others) {
        let boundary = breaker.boundary(before: scalar)
        #expect(boundary == other.boundary(before: counterpart), "in \(text.debugDescription)")
      }
    }
  }
}
