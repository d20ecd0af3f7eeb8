import PlumbInterfaceBuilder
import Testing

/// The Unicode standard's table 3-7 of well-formed sequences.
@Suite struct UTF8Tests {
  static func wrapped(_ bytes: [UInt8]) -> [UInt8] { Array("<a>".utf8) + bytes + Array("</a>".utf8) }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28],
      [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],
    ] as [[UInt8]])
  func illFormed(_ sequence: [UInt8]) {
    let error = fault(Self.wrapped(sequence))
    #expect(error?.kind == .notUTF8)
    #expect(error?.position == MarkupPosition(line: 1, column: 4))
  }

  @Test(arguments: [
    "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{10000}", "\u{10FFFF}",
  ])
  func boundariesAreRead(_ text: String) throws {
    let root = try parse("<a t='\(text)'>\(text)</a>")
    #expect(root["t"] == text)
    #expect(root.text == text)
  }

  @Test func otherEncodingsAreNamed() {
    #expect(fault([0xFF, 0xFE, 0x3C, 0x00])?.kind == .unsupportedEncoding("UTF-16"))
    #expect(fault([0xFE, 0xFF, 0x00, 0x3C])?.kind == .unsupportedEncoding("UTF-16"))
  }

  /// Everything that the reader accepts is what the standard library's own validation accepts.
  @Test func agreesWithTheStandardLibrary() {
    var random = SplitMix(seed: 8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int(random.next() % 6)).map { _ in UInt8(truncatingIfNeeded: 0x80 | random.next()) }
      let valid = String(validating: bytes, as: UTF8.self) != nil
      let kind = fault(Self.wrapped(bytes))?.kind
      #expect((kind == .notUTF8) == !valid, "\(bytes)")
    }
  }
}
