import PlumbLayout

/// Largest magnitude of a coordinate or size that is taken seriously, in points.
private let largestCoordinate = 1_000_000.0

extension MarkupElement {
  /// A number in an attribute; nil where it is absent or, with a note, no finite number of sensible size.
  func number(_ attribute: String, _ notes: DocumentNotes) -> Double? {
    self[attribute].flatMap { Self.number($0, attribute: attribute, of: self, notes) }
  }

  static func number(
    _ text: String, attribute: String, of element: MarkupElement, _ notes: DocumentNotes
  ) -> Double? {
    guard let value = decimal(text) else {
      notes.add("\(attribute)=\"\(text.prefix(40))\" is not a number; ignored", at: element)
      return nil
    }
    guard abs(value) <= largestCoordinate else {
      notes.add("\(attribute)=\"\(text.prefix(40))\" is beyond ±1,000,000; ignored", at: element)
      return nil
    }
    return value
  }

  /// Decimal notation only: no hexadecimal, infinite or undefined numbers.
  static func decimal(_ text: some StringProtocol) -> Double? {
    if let value = plainDecimal(text) { return value }
    let allowed = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard allowed, text.utf8.count <= 64, let value = Double(String(text)), value.isFinite else { return nil }
    return value
  }

  /// Digits with a sign and a point, as nearly all numbers are written: the whole number that the digits make, divided
  /// by a power of ten. Both are exact, so that the quotient is the number nearest to the text. Nil for others.
  private static func plainDecimal(_ text: some StringProtocol) -> Double? {
    var digits: Int64 = 0
    var count = 0
    var scale = 1.0
    var isNegative = false
    var hasPoint = false
    for (place, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        count += 1
        if hasPoint { scale *= 10 }
        if count > 15 { return nil }
      case UInt8(ascii: "."):
        if hasPoint || count == 0 { return nil }
        hasPoint = true
      case UInt8(ascii: "-"):
        if place > 0 { return nil }
        isNegative = true
      default: return nil
      }
    }
    guard count > 0, !hasPoint || scale > 1 else { return nil }
    let value = Double(digits) / scale
    return isNegative ? -value : value
  }

  /// Whether a flag is `YES`; `missing` where it is not given.
  func flag(_ attribute: String, missing: Bool = false) -> Bool {
    self[attribute].map { $0 == "YES" } ?? missing
  }

  /// A `rect` as a rectangle; nil where a number is missing.
  func rectangle(_ notes: DocumentNotes) -> Rect? {
    guard let x = number("x", notes), let y = number("y", notes), let width = number("width", notes),
      let height = number("height", notes)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A `size` as a size; nil where a number is missing.
  func size(_ notes: DocumentNotes) -> Size? {
    guard let width = number("width", notes), let height = number("height", notes) else { return nil }
    return Size(width: width, height: height)
  }
}
