extension MarkupReader {
  /// Character data up to the next `<`; nil for white space outside the root.
  mutating func readText() throws(MarkupError) -> String? {
    if openElements.isEmpty {
      skipSpace()
      if offset < bytes.count, bytes[offset] != UInt8(ascii: "<") { throw error(.textOutsideRoot) }
      return nil
    }
    let start = offset
    let (plain, isBlank) = plainRun()
    if plain == bytes.count || bytes[plain] == UInt8(ascii: "<") {
      offset = plain
      return isBlank && passesOverBlankText ? nil : self.text(start..<plain)
    }
    var text: [UInt8] = []
    var run = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      switch bytes[offset] {
      case UInt8(ascii: "&"):
        text += bytes[run..<offset]
        text += try readReference()
        run = offset
      case 0x0D:
        text += bytes[run..<offset]
        text.append(0x0A)
        offset += offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        run = offset
      case UInt8(ascii: "]"):
        if hasPrefix("]]>") { throw error(.misplaced("]]> in text")) }
        offset += 1
      default: offset += 1
      }
    }
    if text.isEmpty { return String(decoding: bytes[run..<offset], as: UTF8.self) }
    text += bytes[run..<offset]
    return String(decoding: text, as: UTF8.self)
  }

  /// Where text ends that stands for itself, and whether it is nothing but white space.
  private func plainRun() -> (end: Int, isBlank: Bool) {
    let start = offset
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x0A || bytes[end] == 0x09 { end += 1 }
      if end == bytes.count || bytes[end] == UInt8(ascii: "<") { return (end, true) }
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "&"),
        bytes[end] != 0x0D, bytes[end] != UInt8(ascii: "]")
      {
        end += 1
      }
      return (end, false)
    }
  }

  /// A string of the document's bytes.
  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  mutating func readCharacterSection() throws(MarkupError) -> String {
    if openElements.isEmpty { throw error(.misplaced("a CDATA section")) }
    guard let end = find("]]>", from: offset + 9) else {
      throw error(.unexpectedEnd(expecting: "the ]]> of a CDATA section"))
    }
    let section = bytes[(offset + 9)..<end]
    offset = end + 3
    if !section.contains(0x0D) { return String(decoding: section, as: UTF8.self) }
    var text: [UInt8] = []
    var afterReturn = false
    for byte in section {
      if byte == 0x0A, afterReturn {
        afterReturn = false
        continue
      }
      afterReturn = byte == 0x0D
      text.append(afterReturn ? 0x0A : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that a reference at `&` stands for: one of the five entities, or a character by number.
  mutating func readReference() throws(MarkupError) -> [UInt8] {
    let longest = 12
    var end = offset + 1
    while end < bytes.count, end - offset <= longest, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count else { throw error(.unexpectedEnd(expecting: "the ; of a reference")) }
    guard bytes[end] == UInt8(ascii: ";") else {
      // Longer than any reference that is known: either an entity, or a stray `&`.
      var copy = self
      copy.offset += 1
      guard let name = try? copy.readName("a reference").text, copy.hasPrefix(";") else {
        throw error(.expected("&amp; or a reference"))
      }
      throw error(.unknownEntity(name))
    }
    let name = bytes[(offset + 1)..<end]
    let text = String(decoding: name, as: UTF8.self)
    let result: [UInt8]
    switch text {
    case "lt": result = [UInt8(ascii: "<")]
    case "gt": result = [UInt8(ascii: ">")]
    case "amp": result = [UInt8(ascii: "&")]
    case "quot": result = [UInt8(ascii: "\"")]
    case "apos": result = [UInt8(ascii: "'")]
    default:
      guard name.first == UInt8(ascii: "#") else {
        throw error(name.isEmpty ? .expected("&amp; or a reference") : .unknownEntity(text))
      }
      guard let scalar = Self.scalar(numbered: text.dropFirst()) else {
        throw error(.invalidReference(text))
      }
      result = Array(String(Character(scalar)).utf8)
    }
    offset = end + 1
    return result
  }

  private static func scalar(numbered digits: Substring) -> Unicode.Scalar? {
    let hexadecimal = digits.first == "x"
    let number = hexadecimal ? digits.dropFirst() : digits
    guard number.utf8.first.map({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) ?? false,
      let value = UInt32(number, radix: hexadecimal ? 16 : 10), MarkupCharacter.isAllowed(value)
    else { return nil }
    return Unicode.Scalar(value)
  }
}
