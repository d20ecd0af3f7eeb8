import Foundation
import Testing

@testable import PlumbRender

@Suite("SVG")
struct SVGWriterTests {
  private func elements(_ items: [DisplayItem], title: String = "") throws -> [XMLOutline.Element] {
    let list = DisplayList(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), title: title, items: items)
    return try #require(XMLOutline.elements(of: SVGWriter().document(list)))
  }

  @Test("the picture has the size of its bounds")
  func size() throws {
    let list = DisplayList(bounds: CGRect(x: -10, y: -5, width: 414, height: 896.5), title: "Sign In")
    let root = try #require(XMLOutline.elements(of: SVGWriter().document(list))?.first)
    #expect(root.attributes["width"] == "414")
    #expect(root.attributes["height"] == "896.5")
    #expect(root.attributes["viewBox"] == "-10 -5 414 896.5")
  }

  @Test("a rounded rectangle's radius is at most half its shorter side")
  func radius() throws {
    let shape = DisplayShape(
      path: .roundedRect(CGRect(x: 10, y: 20, width: 40, height: 10), radius: 100), fill: .black)
    let rect = try #require(try elements([.shape(shape)]).last)
    #expect(rect.name == "rect")
    #expect(rect.attributes["rx"] == "5")
    #expect(rect.attributes["fill"] == "#000000")
    #expect(rect.attributes["fill-opacity"] == nil)
  }

  @Test("an ellipse has its centre in the middle of its rectangle")
  func ellipse() throws {
    let shape = DisplayShape(
      path: .ellipse(CGRect(x: 10, y: 20, width: 40, height: 10)),
      stroke: DisplayStroke(DisplayColor(0x0A6CFF, alpha: 0.5), width: 2, dashes: [4, 3]))
    let ellipse = try #require(try elements([.shape(shape)]).last)
    #expect(ellipse.attributes["cx"] == "30")
    #expect(ellipse.attributes["cy"] == "25")
    #expect(ellipse.attributes["rx"] == "20")
    #expect(ellipse.attributes["ry"] == "5")
    #expect(ellipse.attributes["fill"] == "none")
    #expect(ellipse.attributes["stroke"] == "#0a6cff")
    #expect(ellipse.attributes["stroke-opacity"] == "0.5")
    #expect(ellipse.attributes["stroke-dasharray"] == "4 3")
  }

  @Test("a text states its width, and its spaces survive")
  func text() throws {
    let run = DisplayText(
      "Tom & Jerry  <3", at: CGPoint(x: 20, y: 16), width: 93.25, font: DisplayFont(size: 17, weight: 600),
      color: .black)
    let text = try #require(try elements([.text(run)]).last)
    #expect(text.text == "Tom & Jerry  <3")
    #expect(text.attributes["textLength"] == "93.25")
    #expect(text.attributes["lengthAdjust"] == "spacingAndGlyphs")
    #expect(text.attributes["font-weight"] == "600")
    #expect(text.attributes["xml:space"] == "preserve")
  }

  @Test("a family's name cannot leave its quotes")
  func fontName() throws {
    let font = DisplayFont(family: .named("A'; x:\"url(y)\""), size: 10)
    let run = DisplayText("a", at: .zero, width: 5, font: font, color: .black)
    let text = try #require(try elements([.text(run)]).last)
    #expect(text.attributes["font-family"]?.hasPrefix("'A x:url(y)', ") == true)
  }

  @Test("a clip lies around the transform of its group")
  func group() throws {
    let shape = DisplayItem.shape(
      DisplayShape(path: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), fill: .white))
    let group = DisplayGroup(
      [shape], transform: .translation(5, 7), clip: .rect(CGRect(x: 0, y: 0, width: 4, height: 4)),
      opacity: 0.5)
    let found = try elements([.group(group)])
    #expect(found.map(\.name) == ["svg", "clipPath", "rect", "g", "g", "rect"])
    #expect(found[2].attributes["transform"] == "translate(5 7)")
    #expect(
      found[3].attributes["clip-path"]
        == "url(#\(found[1].attributes["id"] ?? "")) ".trimmingCharacters(in: .whitespaces))
    #expect(found[4].attributes["transform"] == "translate(5 7)")
    #expect(found[4].attributes["opacity"] == "0.5")
  }

  @Test("groups that cannot be seen are left out")
  func invisible() throws {
    let shape = DisplayItem.shape(
      DisplayShape(path: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), fill: .white))
    #expect(try elements([.group(DisplayGroup([shape], opacity: 0))]).map(\.name) == ["svg"])
  }

  @Test("factors keep six decimals")
  func matrix() throws {
    let turn = DisplayTransform(a: 0.5, b: 0.866025404, c: -0.866025404, d: 0.5, tx: 1, ty: 2)
    let shape = DisplayItem.shape(
      DisplayShape(path: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), fill: .white))
    let found = try elements([.group(DisplayGroup([shape], transform: turn))])
    #expect(found[1].attributes["transform"] == "matrix(0.5 0.866025 -0.866025 0.5 1 2)")
  }

  @Test("no script, no outside reference but the namespace")
  func safe() {
    let run = DisplayText(
      "<script>alert(1)</script>", at: .zero, width: 5, font: DisplayFont(size: 10), color: .black)
    let list = DisplayList(
      bounds: CGRect(x: 0, y: 0, width: 1, height: 1), title: "]]><script>", items: [.text(run)])
    let document = SVGWriter().document(list)
    #expect(!document.contains("<script"))
    #expect(document.components(separatedBy: "http").count == 2)
  }

  @Test("numbers from outside cannot break the document")
  func hostile() throws {
    let rect = CGRect(x: Double.nan, y: -Double.infinity, width: .greatestFiniteMagnitude, height: -1)
    let shapes: [DisplayItem] = [
      .shape(DisplayShape(path: .roundedRect(rect, radius: .nan), fill: .black)),
      .shape(DisplayShape(path: .ellipse(rect), stroke: DisplayStroke(.black, width: .infinity))),
      .shape(DisplayShape(path: .segments([]), fill: .black)),
      .image(ImagePlaceholder(kind: .picture, name: "\u{0}", frame: rect)),
      .image(ImagePlaceholder(kind: .symbol, name: "", frame: rect)),
    ]
    _ = try elements(shapes)
  }
}
