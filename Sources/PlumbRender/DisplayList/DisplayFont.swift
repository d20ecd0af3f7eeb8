/// The font of a run of text, as a picture has to name it.
public struct DisplayFont: Hashable, Sendable {
  /// Which letters: the system's, fixed-width ones, or those of a family called by name.
  public enum Family: Hashable, Sendable {
    case system
    case monospaced
    case named(String)
  }

  public var family: Family
  /// Points.
  public var size: Double
  /// 100 (thin) to 900 (black), as in CSS; 400 is regular and 700 bold.
  public var weight: Int
  public var isItalic: Bool

  public init(family: Family = .system, size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}
