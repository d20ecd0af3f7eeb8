/// Finds the first place where bytes are not the UTF-8 of characters that XML allows.
///
/// Overlong forms, surrogates, values above U+10FFFF and cut sequences are refused, as the Unicode standard's
/// table 3-7 says, and so are the control characters that XML 1.0 leaves out.
enum UTF8Check {
  enum Fault: Equatable {
    case notUTF8(offset: Int)
    case illegal(scalar: UInt32, offset: Int)
  }

  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    var i = 0
    let end = bytes.count
    let words = UnsafeRawBufferPointer(bytes)
    /// Up to here bytes are looked at one by one.
    var single = 0
    while i < end {
      if i >= single, i + 8 <= end {
        let word = words.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        if EightBytes.areASCII(word), !EightBytes.haveOne(below: 0x20, word) {
          i += 8
          continue
        }
        single = i + 8
      }
      let byte = bytes[i]
      if byte < 0x80 {
        if byte < 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
          return .illegal(scalar: UInt32(byte), offset: i)
        }
        i += 1
        continue
      }
      guard let length = sequenceLength(bytes, at: i) else { return .notUTF8(offset: i) }
      if length == 3, byte == 0xEF, bytes[i + 1] == 0xBF, bytes[i + 2] >= 0xBE {
        return .illegal(scalar: bytes[i + 2] == 0xBE ? 0xFFFE : 0xFFFF, offset: i)
      }
      i += length
    }
    return nil
  }

  /// Length of the well-formed sequence of two to four bytes at `i`, or nil.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int? {
    let lead = bytes[i]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard i + length <= bytes.count, second.contains(bytes[i + 1]) else { return nil }
    for k in 2..<max(2, length) where bytes[i + k] & 0xC0 != 0x80 { return nil }
    return length
  }
}
