extension MarkupReader {
  /// Reads `<?xml version="1.0" encoding="UTF-8"?>`, which may only stand at the very beginning.
  mutating func readDeclaration() throws(MarkupError) {
    guard hasPrefix("<?xml"), offset + 5 < bytes.count, MarkupCharacter.isSpace(bytes[offset + 5]) else {
      return
    }
    let start = offset
    offset += 5
    var fields: [String] = []
    while skipSpace(), !hasPrefix("?>") {
      let name = try readName("version, encoding or standalone").text
      skipSpace()
      guard hasPrefix("=") else { throw error(.expected("= after \(name)")) }
      offset += 1
      skipSpace()
      let value = try readDeclarationValue()
      switch name {
      case "version" where fields.isEmpty:
        guard value.hasPrefix("1."), value.count > 2 else { throw error(.expected("version 1.0")) }
      case "encoding" where fields == ["version"]:
        let known = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
        guard known.contains(value.uppercased()) else { throw error(.unsupportedEncoding(value)) }
      case "standalone" where fields.first == "version" && !fields.contains("standalone"):
        guard value == "yes" || value == "no" else { throw error(.expected("yes or no")) }
      default: throw error(.misplaced("\(name) in the XML declaration"))
      }
      fields.append(name)
    }
    guard hasPrefix("?>") else {
      throw error(offset < bytes.count ? .expected("?>") : .unexpectedEnd(expecting: "?>"))
    }
    guard !fields.isEmpty else {
      offset = start
      throw error(.expected("version in the XML declaration"))
    }
    offset += 2
  }

  private mutating func readDeclarationValue() throws(MarkupError) -> String {
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "a quoted value")) }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a quoted value"))
    }
    let start = offset + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, end - start <= 64 { end += 1 }
    guard end < bytes.count, bytes[end] == quote else { throw error(.expected("the closing quote")) }
    offset = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func skipProcessingInstruction() throws(MarkupError) {
    let start = offset
    offset += 2
    let target = try readName("the target of a processing instruction").text
    if target.lowercased() == "xml" {
      offset = start
      throw error(.misplaced("an XML declaration"))
    }
    guard hasPrefix("?>") || (offset < bytes.count && MarkupCharacter.isSpace(bytes[offset])) else {
      throw error(
        offset < bytes.count
          ? .expected("white space or ?>") : .unexpectedEnd(expecting: "the ?> of <?\(target)"))
    }
    guard let end = find("?>", from: offset) else {
      offset = start
      throw error(.unexpectedEnd(expecting: "the ?> of <?\(target)"))
    }
    offset = end + 2
  }

  mutating func skipComment() throws(MarkupError) {
    guard let dashes = find("--", from: offset + 4) else {
      throw error(.unexpectedEnd(expecting: "the --> of a comment"))
    }
    offset = dashes
    guard hasPrefix("-->") else {
      throw error(
        dashes + 2 < bytes.count
          ? .misplaced("-- inside a comment") : .unexpectedEnd(expecting: "the --> of a comment"))
    }
    offset = dashes + 3
  }

  /// Passes over `<!DOCTYPE name SYSTEM "...">`; what it points at is never opened.
  mutating func skipDocumentType() throws(MarkupError) {
    if seenRoot || seenDocumentType { throw error(.misplaced("a document type")) }
    seenDocumentType = true
    offset += 9
    guard skipSpace() else { throw error(.expected("white space after DOCTYPE")) }
    _ = try readName("the name of the root element")
    if skipSpace(), hasPrefix("SYSTEM") || hasPrefix("PUBLIC") {
      let literals = hasPrefix("SYSTEM") ? 1 : 2
      offset += 6
      for _ in 0..<literals {
        guard skipSpace() else { throw error(.expected("white space before an identifier")) }
        try skipLiteral()
      }
      skipSpace()
    }
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "the > of DOCTYPE")) }
    if bytes[offset] == UInt8(ascii: "[") { throw error(.documentTypeWithSubset) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw error(.expected("the > of DOCTYPE")) }
    offset += 1
  }

  private mutating func skipLiteral() throws(MarkupError) {
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "a quoted identifier")) }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a quoted identifier"))
    }
    var end = offset + 1
    while end < bytes.count, bytes[end] != quote { end += 1 }
    guard end < bytes.count else { throw error(.unexpectedEnd(expecting: "the closing quote")) }
    offset = end + 1
  }
}
