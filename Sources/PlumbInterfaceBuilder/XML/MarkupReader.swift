/// Reads XML 1.0 from bytes, one event at a time, strictly.
///
/// It knows elements, attributes, character data, CDATA sections, comments, processing instructions, the five
/// predefined entities and numeric references. A document type is passed over when it has no internal subset,
/// and refused otherwise; no entity is ever declared, so none can grow. Every fault ends the reading with a
/// `MarkupError`; nothing traps.
///
/// - Complexity: O(n) over the whole document; memory besides the bytes grows with the depth only.
public struct MarkupReader: Sendable {
  let bytes: [UInt8]
  let file: String
  let limits: MarkupLimits
  var offset = 0
  var openElements: [MarkupName] = []
  /// The attributes of the tag that was read last.
  var attributes: [MarkupAttribute] = []
  /// Whether text of nothing but white space is left out.
  var passesOverBlankText = false
  var elementCount = 0
  var seenRoot = false
  var seenDocumentType = false
  /// Name of an empty element whose end has still to be reported.
  var pendingEnd: String?
  /// Place up to which lines and columns have been counted.
  private var counted = (offset: 0, line: 1, column: 1)

  /// Checks size and encoding; throws where the bytes are not UTF-8 or hold characters that XML forbids.
  public init(
    _ bytes: [UInt8], file: String, limits: MarkupLimits = MarkupLimits()
  ) throws(MarkupError) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    if bytes.count > limits.bytes { throw error(.tooLarge(limit: "bytes", value: limits.bytes)) }
    if bytes.isEmpty { throw error(.empty) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error(.unsupportedEncoding("UTF-16"))
    }
    switch bytes.withUnsafeBufferPointer(UTF8Check.firstFault(in:)) {
    case .notUTF8(let place)?:
      offset = place
      throw error(.notUTF8)
    case .illegal(let scalar, let place)?:
      offset = place
      throw error(.illegalCharacter(scalar))
    case nil: break
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      offset = 3
      counted.offset = 3
    }
    try readDeclaration()
  }

  /// The next event, or nil at the end of a complete document.
  public mutating func next() throws(MarkupError) -> MarkupEvent? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .endElement(name: name)
    }
    switch try advance() {
    case nil: return nil
    case .start(let position)?:
      return .startElement(name: openElements.last?.text ?? "", attributes: attributes, position: position)
    case .empty(let name, let position)?:
      pendingEnd = name.text
      return .startElement(name: name.text, attributes: attributes, position: position)
    case .end(let name)?: return .endElement(name: name.text)
    case .text(let text)?: return .text(text)
    }
  }

  /// The next token, or nil at the end of a complete document. The attributes of a tag are left in `attributes`.
  mutating func advance() throws(MarkupError) -> MarkupToken? {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        if let text = try readText() { return .text(text) }
        continue
      }
      if let token = try readMarkup() { return token }
    }
    if let open = openElements.last { throw error(.unexpectedEnd(expecting: "</\(open.text)>")) }
    if !seenRoot { throw error(.missingRoot) }
    return nil
  }

  /// What begins at a `<`; nil when it is something that is not reported.
  private mutating func readMarkup() throws(MarkupError) -> MarkupToken? {
    guard offset + 1 < bytes.count else { throw error(.unexpectedEnd(expecting: "a tag")) }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"): return try readEndTag()
    case UInt8(ascii: "?"):
      try skipProcessingInstruction()
      return nil
    case UInt8(ascii: "!"):
      if hasPrefix("<!--") {
        try skipComment()
        return nil
      }
      if hasPrefix("<![CDATA[") { return .text(try readCharacterSection()) }
      if hasPrefix("<!DOCTYPE") {
        try skipDocumentType()
        return nil
      }
      throw error(.expected("a comment, a CDATA section or a tag"))
    default: return try readStartTag()
    }
  }

  /// Line and column of the present offset. Asked at growing offsets it costs O(n) over the whole document.
  mutating func position() -> MarkupPosition {
    if offset < counted.offset { counted = (0, 1, 1) }
    var (place, line, column) = counted
    let end = offset
    bytes.withUnsafeBytes { bytes in
      while place < end {
        // Eight plain characters on one line count at once.
        if place + 8 <= end {
          let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          if EightBytes.areASCII(word), !EightBytes.haveOne(below: 0x0E, word) {
            column += 8
            place += 8
            continue
          }
        }
        let stop = min(place + 8, end)
        while place < stop {
          let byte = bytes[place]
          if byte == 0x0A || (byte == 0x0D && !(place + 1 < bytes.count && bytes[place + 1] == 0x0A)) {
            line += 1
            column = 1
          } else if byte & 0xC0 != 0x80 {
            column += 1
          }
          place += 1
        }
      }
    }
    counted = (place, line, column)
    return MarkupPosition(line: line, column: column)
  }

  func error(_ kind: MarkupError.Kind) -> MarkupError {
    var copy = self
    return MarkupError(kind, file: file, position: copy.position(), element: openElements.last?.text)
  }

  func hasPrefix(_ prefix: StaticString) -> Bool {
    guard offset + prefix.utf8CodeUnitCount <= bytes.count else { return false }
    for k in 0..<prefix.utf8CodeUnitCount where bytes[offset + k] != prefix.utf8Start[k] { return false }
    return true
  }

  /// Offset of the next occurrence of `pattern` at or after `start`.
  func find(_ pattern: StaticString, from start: Int) -> Int? {
    let count = pattern.utf8CodeUnitCount
    let first = pattern.utf8Start[0]
    var i = start
    while i + count <= bytes.count {
      if bytes[i] == first {
        var k = 1
        while k < count, bytes[i + k] == pattern.utf8Start[k] { k += 1 }
        if k == count { return i }
      }
      i += 1
    }
    return nil
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, MarkupCharacter.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }
}
