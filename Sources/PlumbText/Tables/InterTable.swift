/// Advance widths and kerning of the typeface Inter, decoded from the baked strings.
final class InterTable: Sendable {
  /// One character's advances in font units: Regular's, and what is added for Thin and for Black.
  struct Advance: Sendable {
    var regular: Int16
    var thinDelta: Int16
    var blackDelta: Int16
  }

  /// Decoded at first use; never changes.
  static let shared = InterTable()

  let advances: [Advance]
  private let starts: [UInt32]
  private let firstIndices: [Int32]
  /// Index in `advances` of the code points below `directCount`, -1 for none.
  private let direct: [Int16]
  let leftClasses: [UInt8]
  let rightClasses: [UInt8]
  private let rightClassCount: Int
  /// Kerning by left class times right class: Regular's, and what is added for Black.
  private let kerning: [Kerning]

  private struct Kerning {
    var regular: Int16 = 0
    var blackDelta: Int16 = 0
  }

  private static let directCount = 0x2600

  private init() {
    (starts, firstIndices, direct) = Self.readRanges()
    advances = Self.readAdvances()
    leftClasses = Self.readRuns(Self.encodedLeftClasses)
    rightClasses = Self.readRuns(Self.encodedRightClasses)
    (kerning, rightClassCount) = Self.readKerning()
  }

  /// Where the digit zero is in `advances`.
  var zeroIndex: Int { index(of: "0") ?? 0 }

  /// Where a character is in the table, or nil if Inter does not have it.
  func index(of scalar: Unicode.Scalar) -> Int? {
    let code = scalar.value
    if Int(code) < Self.directCount {
      let index = Int(direct[Int(code)])
      return index < 0 ? nil : index
    }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= code { low = middle } else { high = middle }
    }
    let index = Int(firstIndices[low]) + Int(code) - Int(starts[low])
    let end = low + 1 < firstIndices.count ? Int(firstIndices[low + 1]) : advances.count
    return index < end ? index : nil
  }

  /// Kerning between two characters of the table, in font units.
  func kern(_ left: Int, _ right: Int, blackShare: Double) -> Double {
    let cell = kerning[Int(leftClasses[left]) * rightClassCount + Int(rightClasses[right])]
    return Double(cell.regular) + blackShare * Double(cell.blackDelta)
  }

  private static func readRanges() -> (starts: [UInt32], firstIndices: [Int32], direct: [Int16]) {
    var (starts, firstIndices): ([UInt32], [Int32]) = ([], [])
    var direct: [Int16] = Array(repeating: -1, count: directCount)
    var reader = TableReader(encodedRanges)
    var code = 0
    var index = 0
    while let gap = reader.next(), let count = reader.next() {
      code += gap
      starts.append(UInt32(code))
      firstIndices.append(Int32(index))
      for offset in 0..<count where code + offset < directCount {
        direct[code + offset] = Int16(index + offset)
      }
      code += count
      index += count
    }
    return (starts, firstIndices, direct)
  }

  private static func readAdvances() -> [Advance] {
    var reader = TableReader(encodedAdvances)
    var advances: [Advance] = []
    advances.reserveCapacity(characterCount)
    while let regular = reader.next(), let thin = reader.nextSigned(), let black = reader.nextSigned() {
      advances.append(
        Advance(regular: Int16(regular), thinDelta: Int16(thin), blackDelta: Int16(black)))
    }
    return advances
  }

  private static func readRuns(_ table: StaticString) -> [UInt8] {
    var reader = TableReader(table)
    var values: [UInt8] = []
    values.reserveCapacity(characterCount)
    while let value = reader.next(), let count = reader.next() {
      values.append(contentsOf: repeatElement(UInt8(value), count: count))
    }
    return values
  }

  private static func readKerning() -> (cells: [Kerning], rightClassCount: Int) {
    var reader = TableReader(encodedKerning)
    let leftCount = reader.next() ?? 0
    let rightCount = reader.next() ?? 0
    var cells = Array(repeating: Kerning(), count: leftCount * rightCount)
    var cell = 0
    for _ in 0..<(reader.next() ?? 0) {
      guard let gap = reader.next(), let regular = reader.nextSigned(), let black = reader.nextSigned()
      else { break }
      cell += gap
      cells[cell] = Kerning(regular: Int16(regular), blackDelta: Int16(black))
    }
    return (cells, rightCount)
  }
}
