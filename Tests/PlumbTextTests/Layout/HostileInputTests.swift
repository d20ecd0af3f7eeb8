import PlumbText
import Testing

@Suite struct HostileInputTests {
  private let measurer = SystemTextMeasurer()

  // A build without optimization is a hundred times slower.
  #if DEBUG
  private static let million = 30_000
  #else
  private static let million = 1_000_000
  #endif

  private static func texts() -> [(name: String, text: String)] {
    [
      ("one word", String(repeating: "a", count: million)),
      ("words", String(repeating: "word ", count: million / 5)),
      ("spaces", String(repeating: " ", count: million)),
      ("newlines", String(repeating: "\n", count: million)),
      ("marks", "e" + String(repeating: "\u{301}", count: million / 2)),
      ("zero width", String(repeating: "\u{200B}", count: million / 3)),
      ("joiners", String(repeating: "\u{1F468}\u{200D}", count: million / 7)),
      ("flags", String(repeating: "\u{1F1E9}", count: million / 4)),
      ("tabs", String(repeating: "\t", count: million)),
    ]
  }

  /// A megabyte takes well under a second when optimized; quadratic time would take hours.
  @Test(arguments: [0.0, 100, .infinity]) func megabytes(width: Double) {
    for (name, text) in Self.texts() {
      let duration = ContinuousClock().measure {
        for mode in [LineBreakMode.byWordWrapping, .byTruncatingMiddle] {
          let limits = TextLimits(
            maximumWidth: width, maximumLines: mode == .byWordWrapping ? 0 : 2, lineBreakMode: mode)
          let extent = measurer.measure(text, font: .system(17), within: limits)
          #expect(extent.height > 0 && extent.height.isFinite && extent.width.isFinite)
        }
      }
      #expect(duration < .seconds(60), "\(name)")
    }
  }

  @Test func linesOfAMegabyte() {
    let text = String(repeating: "word ", count: Self.million / 5)
    let layout = measurer.layout(text, font: .system(17), within: TextLimits(maximumWidth: 200))
    #expect(layout.lines.count > Self.million / 100)
    #expect(layout.lines.last?.range.upperBound == text.utf8.count)
  }

  @Test(arguments: [0, -17, Double.nan, .infinity, -.infinity, 1e9, 1e-300, Double.leastNonzeroMagnitude])
  func sizes(size: Double) {
    for width in [0, -1, Double.nan, .infinity, -.infinity, 1e-300, 1e300] {
      for mode in LineBreakMode.allCases {
        let limits = TextLimits(
          maximumWidth: width, maximumHeight: width, maximumLines: 2, lineBreakMode: mode, tolerance: width)
        let layout = measurer.layout(
          "Hello \t World\n\u{1F600}", font: .system(size), letterSpacing: size, within: limits)
        #expect(layout.width.isFinite && layout.width >= 0)
        #expect(layout.height.isFinite && layout.height >= 0)
        #expect(layout.lines.allSatisfy { $0.width.isFinite && $0.baseline.isFinite })
      }
    }
  }

  @Test func negativeSpacingNeverMakesANegativeWidth() {
    for spacing in [-1, -10, -1000, -1e300] {
      let layout = measurer.layout("Hello World", font: .system(17), letterSpacing: spacing)
      #expect(layout.width >= 0)
      #expect(
        measurer.layout(
          "Hello World", font: .system(17), letterSpacing: spacing,
          within: TextLimits(maximumWidth: 10, maximumLines: 1, lineBreakMode: .byTruncatingMiddle)
        ).width >= 0)
    }
  }

  @Test func numbersOfLinesThatAreNone() {
    for lines in [-1, Int.min, Int.max] {
      let layout = measurer.layout(
        "a b c", font: .system(17), within: TextLimits(maximumWidth: 1, maximumLines: lines))
      #expect(layout.lines.count == 3)
    }
  }

  @Test func everyScalarHasAWidth() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let width = measurer.width(of: String(Character(scalar)), font: .system(10))
      #expect(width >= 0 && width <= 30, "U+\(String(value, radix: 16))")
    }
  }
}
