/// Why a document is not well-formed XML, or more than the reader's limits allow, and where.
public struct MarkupError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Kind: Sendable, Hashable {
    case empty
    case tooLarge(limit: String, value: Int)
    case notUTF8
    case unsupportedEncoding(String)
    case illegalCharacter(UInt32)
    case unexpectedEnd(expecting: String)
    case expected(String)
    case textOutsideRoot
    case secondRoot(String)
    case missingRoot
    case mismatchedEnd(open: String, close: String)
    case endWithoutStart(String)
    case duplicateAttribute(String)
    case unknownEntity(String)
    case invalidReference(String)
    case documentTypeWithSubset
    case misplaced(String)
  }

  public var kind: Kind
  /// The name of the document as the caller gave it.
  public var file: String
  public var position: MarkupPosition
  /// The innermost open element, nil outside the root.
  public var element: String?

  public init(_ kind: Kind, file: String, position: MarkupPosition, element: String? = nil) {
    self.kind = kind
    self.file = file
    self.position = position
    self.element = element
  }

  public var description: String {
    let place = element.map { " (in <\($0)>)" } ?? ""
    return "\(file):\(position.line):\(position.column): \(message)\(place)"
  }

  /// The reason in words, without the place.
  public var message: String {
    switch kind {
    case .empty: "the document is empty"
    case .tooLarge(let limit, let value): "more than the limit of \(value) \(limit)"
    case .notUTF8: "the bytes are not UTF-8"
    case .unsupportedEncoding(let name): "the encoding \(name) is not read, only UTF-8"
    case .illegalCharacter(let value): "the character U+\(hexadecimal(value)) is not allowed in XML"
    case .unexpectedEnd(let expecting): "the document ends where \(expecting) is expected"
    case .expected(let what): "expected \(what)"
    case .textOutsideRoot: "text outside the root element"
    case .secondRoot(let name): "a second root element <\(name)>"
    case .missingRoot: "there is no root element"
    case .mismatchedEnd(let open, let close): "</\(close)> where </\(open)> is expected"
    case .endWithoutStart(let name): "</\(name)> without a start tag"
    case .duplicateAttribute(let name): "the attribute \(name) is given twice"
    case .unknownEntity(let name): "the entity &\(name); is not defined"
    case .invalidReference(let text): "&\(text); does not name a character"
    case .documentTypeWithSubset: "a document type with an internal subset is not accepted"
    case .misplaced(let what): "\(what) is not allowed here"
    }
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
