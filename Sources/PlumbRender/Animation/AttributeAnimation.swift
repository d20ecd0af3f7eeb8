import Foundation

/// An attribute's values over the frames, taken apart into numbers where that is possible.
struct AttributeAnimation {
  let name: String
  let values: [String]
  /// The numbers of each frame; `nil` where the values are words, or of different shapes.
  let numbers: [[Double]]?
  private let isColor: Bool
  /// What stands before, between and behind the numbers.
  private let separators: [String]

  init(_ name: String, _ values: [String]) {
    self.name = name
    self.values = values
    isColor = values.allSatisfy { $0.hasPrefix("#") && $0.count == 7 }
    if isColor {
      separators = []
      numbers = values.map { text in
        let number = Int(text.dropFirst(), radix: 16) ?? 0
        return [number >> 16, number >> 8 & 255, number & 255].map(Double.init)
      }
      return
    }
    let parts = values.map(Self.split)
    separators = parts[0].separators
    let isAlike = parts.allSatisfy { $0.separators == parts[0].separators }
    numbers = isAlike && !parts[0].numbers.isEmpty ? parts.map(\.numbers) : nil
  }

  /// By how much a value may be missed without anybody seeing it.
  var tolerance: Double {
    if isColor { return 1 }
    return name.hasSuffix("opacity") ? 0.002 : 0.02
  }

  func text(_ numbers: [Double]) -> String {
    if isColor {
      let parts = numbers.map { min(max($0 / 255, 0), 1) }
      return SVGOutput.hexadecimal(DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1))
    }
    var result = separators[0]
    for (number, separator) in zip(numbers, separators.dropFirst()) {
      result += DecimalText.of(number) + separator
    }
    return result
  }

  private static func split(_ text: String) -> (numbers: [Double], separators: [String]) {
    var numbers: [Double] = []
    var separators: [String] = [""]
    var digits = ""
    for character in text + " " {
      if character.isNumber || character == "." || character == "-" {
        digits.append(character)
        continue
      }
      if let number = Double(digits) {
        numbers.append(number)
        separators.append("")
      } else {
        separators[separators.count - 1] += digits
      }
      digits = ""
      separators[separators.count - 1].append(character)
    }
    // The space that ended the last number.
    separators[separators.count - 1].removeLast()
    return (numbers, separators)
  }
}
