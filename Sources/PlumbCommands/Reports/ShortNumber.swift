/// Numbers for people: at most `decimals` decimals, none that say nothing.
enum ShortNumber {
  static func text(_ value: Double, decimals: Int = 2) -> String {
    guard value.isFinite else { return value.isNaN ? "-" : value < 0 ? "-inf" : "inf" }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    guard abs(value) < 1e12 else { return value.description }
    let rounded = (value * factor).rounded()
    let magnitude = Int64(abs(rounded))
    let unit = Int64(factor)
    var fraction = String(magnitude % unit + unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = rounded < 0 ? "-" : ""
    return sign + String(magnitude / unit) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Exactly two decimals.
  static func percent(_ value: Double) -> String {
    let hundredths = Int64((value * 100).rounded())
    let fraction = String(hundredths % 100 + 100).dropFirst()
    return "\(hundredths / 100).\(fraction)"
  }
}
