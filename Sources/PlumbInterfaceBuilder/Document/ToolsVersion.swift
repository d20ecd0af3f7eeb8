/// The build of Interface Builder that wrote a document, such as 23504 for `toolsVersion="23504"`.
///
/// Some metrics changed between generations, so the recorded frames are right only with those of their time.
public struct ToolsVersion: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
  public var major: Int

  public init(integerLiteral value: Int) { major = value }

  /// Reads the number in front of the first point; nil where there is none.
  init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.utf8.count <= 9, let major = Int(digits) else { return nil }
    self.major = major
  }

  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool { left.major < right.major }
}
