import Foundation

/// Writes a display list as SVG 1.1: one file, no script, no outside reference.
///
/// The same list gives the same bytes on every machine. Texts carry their width, so that the picture looks the
/// same with other fonts than ours.
public struct SVGWriter: Sendable {
  /// The fonts asked for, first to last. They only decide the letters' shapes, never their places.
  public static let systemFonts =
    "'SF Pro Text', 'SF Pro', Inter, system-ui, -apple-system, 'Helvetica Neue', 'Segoe UI', Roboto, Arial, sans-serif"
  static let monospacedFonts = "'SF Mono', ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"

  /// Whether the text stands alone in a file (with the XML declaration) or inside an HTML page.
  public var isStandalone: Bool
  /// What the ids in the picture begin with; pictures on one page need different ones.
  public var idPrefix: String
  /// The factor from points to the width and height that the picture asks for.
  public var magnification: Double

  public init(isStandalone: Bool = true, idPrefix: String = "c", magnification: Double = 1) {
    self.isStandalone = isStandalone
    self.idPrefix = idPrefix
    self.magnification = magnification
  }

  /// The picture as a document.
  public func document(_ list: DisplayList) -> String {
    var output = SVGOutput(idPrefix: idPrefix)
    open(list, on: &output)
    for item in list.items { output.write(item) }
    output.close("svg")
    return output.text
  }

  /// Writes what stands before a picture's items.
  func open(_ list: DisplayList, on output: inout SVGOutput) {
    let bounds = list.bounds
    let number = DecimalText.of
    if isStandalone { output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") }
    let view = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { number(Double($0)) }
    output.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"),
        ("width", number(Double(bounds.width) * magnification)),
        ("height", number(Double(bounds.height) * magnification)),
        ("viewBox", view.joined(separator: " ")),
        ("font-family", Self.systemFonts),
        ("role", "img"),
      ])
    if !list.title.isEmpty { output.element("title", [], text: list.title) }
  }
}
