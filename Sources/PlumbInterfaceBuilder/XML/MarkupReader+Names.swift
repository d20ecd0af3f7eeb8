extension MarkupReader {
  /// Reads a name; `what` says in the error what kind of name was expected.
  mutating func readName(_ what: StaticString) throws(MarkupError) -> MarkupName {
    let start = offset
    let (number, end) = bytes.withUnsafeBytes { bytes -> (Int16, Int) in
      let end = EightBytes.endOfLetters(in: bytes, from: start)
      // Nothing that a name may go on with comes next.
      guard end < bytes.count, bytes[end] < 0x80, !MarkupCharacter.continuesName(UInt32(bytes[end])) else {
        return (KnownNames.none, end)
      }
      return (KnownNames.shared.number(of: bytes, from: start, to: end), end)
    }
    // What the table knows is a name, so that nothing else has to be asked of it.
    if number == KnownNames.none || end - start > limits.nameLength { return try readAnyName("\(what)") }
    offset = end
    return MarkupName(text: KnownNames.shared[number], number: number, start: start, count: end - start)
  }

  private mutating func readAnyName(_ what: String) throws(MarkupError) -> MarkupName {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        let scalar = UInt32(byte)
        let fits =
          offset == start ? MarkupCharacter.startsName(scalar) : MarkupCharacter.continuesName(scalar)
        guard fits else { break }
        offset += 1
      } else {
        let (scalar, length) = decode(at: offset)
        let fits =
          offset == start ? MarkupCharacter.startsName(scalar) : MarkupCharacter.continuesName(scalar)
        guard fits else { break }
        offset += length
      }
      if offset - start > limits.nameLength {
        throw error(.tooLarge(limit: "bytes in a name", value: limits.nameLength))
      }
    }
    if offset == start {
      throw error(offset < bytes.count ? .expected(what) : .unexpectedEnd(expecting: what))
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return MarkupName(
      text: text, number: KnownNames.shared.number(of: text), start: start, count: offset - start)
  }

  /// The scalar at a place where the bytes were found well-formed, and its length.
  private func decode(at i: Int) -> (scalar: UInt32, length: Int) {
    func tail(_ k: Int) -> UInt32 { UInt32(bytes[i + k] & 0x3F) }
    let lead = bytes[i]
    if lead < 0xE0 { return (UInt32(lead & 0x1F) << 6 | tail(1), 2) }
    if lead < 0xF0 { return (UInt32(lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
    return (UInt32(lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
  }
}
