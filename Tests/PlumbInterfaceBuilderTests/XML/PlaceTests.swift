import Testing

@testable import PlumbInterfaceBuilder

/// Lines, columns, bytes and numbers that are read some at a time, against what one at a time comes to.
@Suite struct PlaceTests {
  /// Lines end with a line feed, a return, or both; a column is one scalar.
  @Test func placesAreThoseThatCountingFinds() throws {
    var random = SplitMix(seed: 41)
    let pieces = [
      " ", "\n", "\r", "\r\n", "\t", "plain text", "é", "日本", "😀", "<!-- a\nb -->", "x", "&amp;", "        ",
      "\n          ",
    ]
    for _ in 0..<200 {
      var text = "<root>"
      var places: [MarkupPosition] = []
      for _ in 0..<30 {
        for _ in 0..<Int.random(in: 0..<6, using: &random) { text += pieces.randomElement(using: &random)! }
        places.append(Self.place(after: text))
        text += "<child name=\"\(pieces[Int.random(in: 5..<9, using: &random)])\"/>"
      }
      text += "</root>"
      #expect(try parse(text).children.map(\.position) == places)
    }
  }

  private static func place(after text: String) -> MarkupPosition {
    var position = MarkupPosition(line: 1, column: 1)
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\n", previous == "\r" {
        // The pair is one end, and that of the return.
      } else if scalar == "\n" || scalar == "\r" {
        position.line += 1
        position.column = 1
      } else {
        position.column += 1
      }
      previous = scalar
    }
    return position
  }

  /// A control character or a broken sequence is found wherever it stands among eight bytes.
  @Test func everyByteIsLookedAt() {
    for length in 0..<40 {
      for place in 0...length {
        for (bad, kind) in [(UInt8(0x01), MarkupError.Kind.illegalCharacter(1)), (0xFF, .notUTF8)] {
          var bytes = Array("<a>".utf8) + Array(repeating: UInt8(ascii: "b"), count: length)
          bytes.insert(bad, at: 3 + place)
          let error = fault(bytes + Array("</a>".utf8))
          #expect(error?.kind == kind)
          #expect(error?.position == MarkupPosition(line: 1, column: 4 + place))
        }
      }
    }
  }

  /// The standard library's own reading of a number is the judge.
  @Test func decimalsAreTheNearestNumbers() {
    var random = SplitMix(seed: 43)
    for _ in 0..<100_000 {
      let digits = Int.random(in: 1...19, using: &random)
      var text = Bool.random(using: &random) ? "-" : ""
      let point = Int.random(in: 0...30, using: &random)
      for place in 0..<digits {
        if place == point, place > 0 { text += "." }
        text += String(Int.random(in: 0...9, using: &random))
      }
      #expect(MarkupElement.decimal(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for text in ["0", "-0", "0.0", "-0.0", "375", "0.1", "20.333333333333371", "1e3", "5.", ".5", "+5"] {
      #expect(MarkupElement.decimal(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    for text in ["", "-", ".", "-.", "1.2.3", "1-", "--1", "0x10", "nan", "inf", "1 ", " 1", "١"] {
      #expect(MarkupElement.decimal(text) == nil, "\(text)")
    }
  }
}
