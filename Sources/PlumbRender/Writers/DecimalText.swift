/// Numbers as pictures carry them: at most three decimals, a point, no exponent, whatever the locale.
enum DecimalText {
  /// The greatest number that a picture carries; what is beyond is not worth drawing.
  static let limit = 1_000_000_000.0

  /// A number in decimal digits: `20`, `20.5`, `-0.333`. What is not a number is written as 0.
  static func of(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let thousandths = Int64((min(limit, max(-limit, value)) * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let magnitude = thousandths.magnitude
    var text = (thousandths < 0 ? "-" : "") + String(magnitude / 1000)
    var fraction = magnitude % 1000
    guard fraction > 0 else { return text }
    var digits = 3
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let tail = String(fraction)
    text += "." + String(repeating: "0", count: digits - tail.count) + tail
    return text
  }
}
