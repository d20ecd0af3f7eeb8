/// The vocabulary by the numbers of names. Like these it never changes, and its parts are not counted.
///
/// It is made straight from the vocabulary's words, when the first document is read: sets of strings would take longer
/// to make than many a document to lay out.
struct VocabularyIndex: @unchecked Sendable {
  enum Meaning {
    case irrelevant
    case unknown
    /// An element whose attributes are those of a row.
    case known(row: Int16)
  }

  static let shared = VocabularyIndex()

  private static let irrelevant: Int16 = -2
  private static let unknown: Int16 = -1

  /// The row of each element, or one of the two numbers above.
  private let rows: UnsafeMutablePointer<Int16>
  /// A row of bits for each element, one for each name that may be an attribute.
  private let bits: UnsafeMutablePointer<UInt64>
  private let width: Int

  private init() {
    let count = KnownNames.shared.count
    let width = (count + 63) / 64
    let rows = UnsafeMutablePointer<Int16>.allocate(capacity: count)
    rows.initialize(repeating: Self.unknown, count: count)
    var bits: [UInt64] = []
    let everywhere = Self.numbers(Vocabulary.everywhere)
    func add(_ attributes: [Int], to row: Int) {
      for number in attributes { bits[row * width + number / 64] |= 1 << UInt64(number % 64) }
    }
    for (text, shared) in [(Vocabulary.plain, []), (Vocabulary.views, Self.numbers(Vocabulary.anyView))] {
      for (elements, attributes) in Self.lines(text) {
        for element in elements {
          if rows[element] == Self.unknown {
            rows[element] = Int16(bits.count / width)
            bits += repeatElement(0, count: width)
            add(everywhere, to: Int(rows[element]))
          }
          add(attributes + shared, to: Int(rows[element]))
        }
      }
    }
    for element in Self.numbers(Vocabulary.irrelevant) { rows[element] = Self.irrelevant }
    self.rows = rows
    self.width = width
    self.bits = .allocate(capacity: bits.count)
    self.bits.initialize(from: bits, count: bits.count)
  }

  /// The numbers of the words before and after the colon of each line.
  private static func lines(_ text: String) -> [(elements: [Int], attributes: [Int])] {
    var result: [(elements: [Int], attributes: [Int])] = []
    var line: (elements: [Int], attributes: [Int]) = ([], [])
    var isAfterColon = false
    forEachWord(of: text) { number, end in
      if let number, isAfterColon {
        line.attributes.append(number)
      } else if let number {
        line.elements.append(number)
      }
      if end == UInt8(ascii: ":") { isAfterColon = true }
      if end == UInt8(ascii: "\n") {
        result.append(line)
        line = ([], [])
        isAfterColon = false
      }
    }
    return result
  }

  private static func numbers(_ text: String) -> [Int] {
    var result: [Int] = []
    forEachWord(of: text) { number, _ in if let number { result.append(number) } }
    return result
  }

  /// Calls for each word with its number, nil for one that is empty, and the byte that ends it.
  private static func forEachWord(of text: String, _ body: (Int?, UInt8) -> Void) {
    var copy = text + "\n"
    copy.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var start = 0
      for (place, byte) in utf8.enumerated()
      where byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ":") {
        let number = KnownNames.shared.number(of: bytes, from: start, to: place)
        body(number == KnownNames.none ? nil : Int(number), byte)
        start = place + 1
      }
    }
  }

  /// Every name of the vocabulary is in the table of known names, so one that is not is unknown here too.
  func meaning(of element: MarkupElement) -> Meaning {
    guard element.number != KnownNames.none else { return .unknown }
    let row = rows[Int(element.number)]
    return row == Self.irrelevant ? .irrelevant : row == Self.unknown ? .unknown : .known(row: row)
  }

  func knows(_ attribute: MarkupAttribute, inRow row: Int16) -> Bool {
    guard attribute.number != KnownNames.none else { return false }
    let place = Int(attribute.number)
    return bits[Int(row) * width + place / 64] >> UInt64(place % 64) & 1 != 0
  }
}
