extension MarkupReader {
  mutating func readStartTag() throws(MarkupError) -> MarkupEvent {
    let place = position()
    offset += 1
    let name = try readName("the name of an element")
    if openElements.isEmpty, seenRoot { throw error(.secondRoot(name)) }
    seenRoot = true
    elementCount += 1
    if elementCount > limits.elements {
      throw error(.tooLarge(limit: "elements", value: limits.elements))
    }
    if openElements.count >= limits.depth {
      throw error(.tooLarge(limit: "nested elements", value: limits.depth))
    }
    openElements.append(name)
    let attributes = try readAttributes()
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
    if bytes[offset] == UInt8(ascii: "/") {
      guard hasPrefix("/>") else { throw error(.expected("/>")) }
      offset += 2
      openElements.removeLast()
      pendingEnd = name
    } else {
      guard bytes[offset] == UInt8(ascii: ">") else { throw error(.expected("an attribute, > or />")) }
      offset += 1
    }
    return .startElement(name: name, attributes: attributes, position: place)
  }

  mutating func readEndTag() throws(MarkupError) -> MarkupEvent {
    let start = offset
    offset += 2
    let name = try readName("the name of an element")
    guard let open = openElements.last else {
      offset = start
      throw error(.endWithoutStart(name))
    }
    guard open == name else {
      offset = start
      throw error(.mismatchedEnd(open: open, close: name))
    }
    skipSpace()
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw error(.expected(">")) }
    offset += 1
    openElements.removeLast()
    return .endElement(name: name)
  }

  private mutating func readAttributes() throws(MarkupError) -> [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    while true {
      let spaced = skipSpace()
      guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      guard spaced else { throw error(.expected("white space, > or />")) }
      let start = offset
      let name = try readName("the name of an attribute")
      // The number of attributes is limited, so that comparing each with each is cheap.
      if attributes.contains(where: { $0.name == name }) {
        offset = start
        throw error(.duplicateAttribute(name))
      }
      if attributes.count >= limits.attributes {
        throw error(.tooLarge(limit: "attributes of one element", value: limits.attributes))
      }
      skipSpace()
      guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "=")) }
      guard bytes[offset] == UInt8(ascii: "=") else { throw error(.expected("= after \(name)")) }
      offset += 1
      skipSpace()
      attributes.append(MarkupAttribute(name: name, value: try readAttributeValue()))
    }
  }

  /// A quoted value; white space becomes a space each, references are resolved (XML 1.0, section 3.3.3).
  private mutating func readAttributeValue() throws(MarkupError) -> String {
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "a quoted value")) }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a quoted value"))
    }
    offset += 1
    var value: [UInt8] = []
    var run = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        // Most values are one plain run.
        let whole = value.isEmpty
        defer { offset += 1 }
        if whole { return String(decoding: bytes[run..<offset], as: UTF8.self) }
        value += bytes[run..<offset]
        return String(decoding: value, as: UTF8.self)
      }
      switch byte {
      case UInt8(ascii: "<"): throw error(.expected("&lt; in the value of an attribute"))
      case UInt8(ascii: "&"):
        value += bytes[run..<offset]
        value += try readReference()
        run = offset
      case 0x0D, 0x0A, 0x09:
        value += bytes[run..<offset]
        value.append(0x20)
        offset += byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
        run = offset
      default: offset += 1
      }
    }
    throw error(.unexpectedEnd(expecting: "the closing quote"))
  }
}
