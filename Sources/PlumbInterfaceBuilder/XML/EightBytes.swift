/// Questions about eight bytes at a time.
enum EightBytes {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func areASCII(_ word: UInt64) -> Bool { word & highBits == 0 }

  /// Whether ASCII bytes hold one that is less than a limit of at most 128.
  @inline(__always)
  static func haveOne(below limit: UInt8, _ word: UInt64) -> Bool {
    (word &- ones &* UInt64(limit)) & ~word & highBits != 0
  }

  /// Where the first byte stands, at or after a place, that is not between 0x40 and 0x7F, where ASCII has its letters;
  /// the end of the bytes where there is none.
  @inline(__always)
  static func endOfLetters(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      let others = (word & highBits) | (~word << 1 & highBits)
      if others != 0 { return end + others.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < bytes.count, (0x40...0x7F).contains(bytes[end]) { end += 1 }
    return end
  }
}
