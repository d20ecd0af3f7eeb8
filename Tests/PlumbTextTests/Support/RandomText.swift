import PlumbText

/// Random texts in the shape of interface texts and of things that nobody expects in one.
struct RandomText {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let pieces = [
    "a", "word", "Label", "incomprehensibilities", " ", " ", " ", "  ", "-", "well-known", ".", ", ",
    "\u{A0}",
    "(", ") ", "\u{201C}", "\u{201D}", "1,234.50", "$", "%", "/", "\t", "\n", "\r\n", "\u{2028}",
    "\u{65E5}\u{672C}\u{8A9E}",
    "\u{3002}", "\u{300C}\u{3042}\u{300D}", "e\u{301}", "\u{301}", "\u{200B}", "\u{AD}", "\u{1F600}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F1E9}\u{1F1EA}", "\u{D55C}\u{AD6D}", "\u{645}\u{631}",
    "\u{E01}\u{E32}", "AV", "To", "https://example.org/a?b=c", "\u{2026}", "\u{0}",
  ]

  mutating func text(maximumPieces: Int = 12) -> String {
    (0..<Int.random(in: 0...maximumPieces, using: &generator)).reduce(into: "") { text, _ in
      text += Self.pieces.randomElement(using: &generator) ?? ""
    }
  }

  mutating func width() -> Double {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: 0
    case 1: .infinity
    default: Double.random(in: 1...300, using: &generator)
    }
  }

  mutating func font() -> FontRequest {
    let sizes = [9.0, 11, 13, 17, 17, 20, 21.5, 34]
    let weights: [FontWeight] = [.ultraLight, .regular, .regular, .semibold, .bold, .black]
    return .system(
      sizes.randomElement(using: &generator) ?? 17,
      weight: weights.randomElement(using: &generator) ?? .regular)
  }

  mutating func mode() -> LineBreakMode {
    LineBreakMode.allCases.randomElement(using: &generator) ?? .byWordWrapping
  }

  mutating func lineCount() -> Int {
    Int.random(in: 0...4, using: &generator)
  }
}
