/// Line-break classes of all code points, decoded from the baked string.
enum LineBreakTable {
  private static let runs = CodePointRuns(encodedRuns, runCount: runCount)
  /// Set on brackets that are wide in East Asian text.
  private static let eastAsianBit: UInt8 = 64

  /// The class of a character, and whether it is a bracket of East Asian width.
  static func lookUp(_ scalar: Unicode.Scalar) -> (class: LineBreakClass, isEastAsian: Bool) {
    let value = runs[scalar]
    return (LineBreakClass(rawValue: value & ~eastAsianBit) ?? .alphabetic, value & eastAsianBit != 0)
  }
}
