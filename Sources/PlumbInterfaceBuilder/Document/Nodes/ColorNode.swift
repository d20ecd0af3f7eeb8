/// A colour as a document states it.
public enum ColorNode: Sendable, Hashable {
  /// Red, green, blue and alpha, 0 to 1, as sRGB.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// One of UIKit's, such as `systemBackgroundColor`.
  case system(String)
  /// One of an asset catalog, to be looked up in the document's resources.
  case named(String)

  init?(_ element: MarkupElement, _ notes: DocumentNotes) {
    if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      self = .system(system)
      return
    }
    if let name = element["name"] {
      self = .named(name)
      return
    }
    let alpha = Self.component("alpha", of: element, notes) ?? 1
    if let white = Self.component("white", of: element, notes) {
      self = .components(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = Self.component("red", of: element, notes),
      let green = Self.component("green", of: element, notes),
      let blue = Self.component("blue", of: element, notes)
    else { return nil }
    self = .components(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func component(
    _ name: String, of element: MarkupElement, _ notes: DocumentNotes
  ) -> Double? {
    element.number(name, notes).map { min(max($0, 0), 1) }
  }
}
