extension MarkupReader {
  mutating func readStartTag() throws(MarkupError) -> MarkupToken {
    let place = position()
    offset += 1
    let name = try readName("the name of an element")
    if openElements.isEmpty, seenRoot { throw error(.secondRoot(name.text)) }
    seenRoot = true
    elementCount += 1
    if elementCount > limits.elements {
      throw error(.tooLarge(limit: "elements", value: limits.elements))
    }
    if openElements.count >= limits.depth {
      throw error(.tooLarge(limit: "nested elements", value: limits.depth))
    }
    openElements.append(name)
    try readAttributes()
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
    if bytes[offset] == UInt8(ascii: "/") {
      guard hasPrefix("/>") else { throw error(.expected("/>")) }
      offset += 2
      openElements.removeLast()
      return .empty(name, place)
    }
    guard bytes[offset] == UInt8(ascii: ">") else { throw error(.expected("an attribute, > or />")) }
    offset += 1
    return .start(place)
  }

  mutating func readEndTag() throws(MarkupError) -> MarkupToken {
    if let open = openElements.last, endTagIsPlain(of: open) {
      offset += open.count + 3
      openElements.removeLast()
      return .end(open)
    }
    let start = offset
    offset += 2
    let name = try readName("the name of an element")
    guard let open = openElements.last else {
      offset = start
      throw error(.endWithoutStart(name.text))
    }
    guard open.text == name.text else {
      offset = start
      throw error(.mismatchedEnd(open: open.text, close: name.text))
    }
    skipSpace()
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
    guard bytes[offset] == UInt8(ascii: ">") else { throw error(.expected(">")) }
    offset += 1
    openElements.removeLast()
    return .end(name)
  }

  /// Whether the end tag here is `</name>` to the byte.
  private func endTagIsPlain(of open: MarkupName) -> Bool {
    let start = offset + 2
    let end = start + open.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for k in 0..<open.count where bytes[start + k] != bytes[open.start + k] { return false }
      return true
    }
  }

  /// A copy of the attributes that is just as large, so that the reader's own room is used again.
  func takenAttributes() -> [MarkupAttribute] {
    var copy: [MarkupAttribute] = []
    copy.reserveCapacity(attributes.count)
    for attribute in attributes { copy.append(attribute) }
    return copy
  }

  private mutating func readAttributes() throws(MarkupError) {
    attributes.removeAll(keepingCapacity: true)
    while true {
      let spaced = skipSpace()
      guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: ">")) }
      let byte = bytes[offset]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return }
      guard spaced else { throw error(.expected("white space, > or />")) }
      let name = try readName("the name of an attribute")
      // The number of attributes is limited, so that comparing each with each is cheap.
      if isGiven(name) {
        offset = name.start
        throw error(.duplicateAttribute(name.text))
      }
      if attributes.count >= limits.attributes {
        throw error(.tooLarge(limit: "attributes of one element", value: limits.attributes))
      }
      skipSpace()
      guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "=")) }
      guard bytes[offset] == UInt8(ascii: "=") else { throw error(.expected("= after \(name.text)")) }
      offset += 1
      skipSpace()
      let value = try readAttributeValue()
      attributes.append(MarkupAttribute(name: name.text, number: name.number, value: value))
    }
  }

  /// Whether the tag has an attribute of that name already.
  private func isGiven(_ name: MarkupName) -> Bool {
    for attribute in attributes where attribute.number == name.number {
      if name.number != KnownNames.none || attribute.name == name.text { return true }
    }
    return false
  }

  /// A quoted value; white space becomes a space each, references are resolved (XML 1.0, section 3.3.3).
  private mutating func readAttributeValue() throws(MarkupError) -> String {
    guard offset < bytes.count else { throw error(.unexpectedEnd(expecting: "a quoted value")) }
    let quote = bytes[offset]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(.expected("a quoted value"))
    }
    offset += 1
    // Most values are one plain run.
    let start = offset
    let end = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while true {
        while end < bytes.count, !MarkupCharacter.isSpecialInValue(bytes[end]) { end += 1 }
        // The other kind of quote stands for itself.
        guard end < bytes.count, bytes[end] != quote,
          bytes[end] == UInt8(ascii: "'") || bytes[end] == UInt8(ascii: "\"")
        else { return end }
        end += 1
      }
    }
    if end < bytes.count, bytes[end] == quote {
      offset = end + 1
      return text(start..<end)
    }
    var value: [UInt8] = []
    var run = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        defer { offset += 1 }
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
