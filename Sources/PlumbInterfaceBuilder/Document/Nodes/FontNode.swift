/// A font as a document states it.
public struct FontNode: Sendable, Hashable {
  public enum Face: Sendable, Hashable {
    case system, boldSystem, italicSystem
    /// A dynamic type style by its document name, such as `UICTFontTextStyleBody`.
    case style(String)
    case named(String)
  }

  public var face: Face
  /// In points; nil for a style, or where the class's default is meant.
  public var pointSize: Double?
  /// `semibold`, `light` ... of the system font.
  public var weight: String?

  init(_ element: MarkupElement, _ notes: DocumentNotes) {
    if let style = element["style"] {
      face = .style(style)
    } else if let name = element["name"] {
      face = .named(name)
    } else {
      face =
        switch element["type"] {
        case "boldSystem"?: .boldSystem
        case "italicSystem"?: .italicSystem
        default: .system
        }
    }
    weight = element["weight"]
    pointSize = element.number("pointSize", notes).flatMap { $0 > 0 && $0 <= 1_000 ? $0 : nil }
  }
}
