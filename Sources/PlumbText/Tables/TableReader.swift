/// Reads the numbers of a baked table: base 45, least digit first, two sets of digits of which the second says that
/// another digit follows. Line ends inside a table mean nothing.
struct TableReader {
  private var bytes: [UInt8]
  private var position = 0

  init(_ table: StaticString) {
    bytes = table.withUTF8Buffer { Array($0) }
  }

  /// The next number, or nil at the end.
  mutating func next() -> Int? {
    var value = 0
    var place = 1
    while position < bytes.count {
      let byte = Int(bytes[position])
      position += 1
      guard byte >= 0x23 else { continue }
      let digit = byte < 0x5C ? byte - 0x23 : byte - 0x24
      value += (digit % 45) * place
      guard digit >= 45 else { return value }
      place *= 45
    }
    return nil
  }

  /// The next number with a sign: 0, -1, 1, -2, 2 ... are written as 0, 1, 2, 3, 4 ...
  mutating func nextSigned() -> Int? {
    guard let value = next() else { return nil }
    return value & 1 == 0 ? value / 2 : -(value + 1) / 2
  }
}
