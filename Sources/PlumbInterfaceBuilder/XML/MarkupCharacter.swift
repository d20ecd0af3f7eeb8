/// The character classes of XML 1.0 (fifth edition), productions 2 to 4a.
enum MarkupCharacter {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  static func isAllowed(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  static func startsName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x61...0x7A, 0x41...0x5A, 0x5F, 0x3A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
    case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
    case 0x10000...0xEFFFF: true
    default: false
    }
  }

  @inline(__always)
  static func continuesName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x2D, 0x2E, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: startsName(scalar)
    }
  }

  /// Whether a byte in the value of an attribute may not stand for itself: quotes, `&`, `<` and control characters.
  @inline(__always)
  static func isSpecialInValue(_ byte: UInt8) -> Bool {
    let bits: UInt64 = 0x1000_00C4_FFFF_FFFF
    return byte < 0x40 && bits >> UInt64(byte) & 1 != 0
  }
}
