import Foundation
import Testing

@testable import PlumbRender

@Suite("HTML")
struct HTMLWriterTests {
  private let screen = DisplayList(
    bounds: CGRect(x: 0, y: 0, width: 10, height: 20), title: "A & B",
    items: [
      .group(
        DisplayGroup(
          [.shape(DisplayShape(path: .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), fill: .black))],
          clip: .rect(CGRect(x: 0, y: 0, width: 4, height: 4))))
    ])

  private func gallery(devices: [String], layers: [Gallery.Layer] = []) -> Gallery {
    Gallery(
      title: "Main <storyboard>",
      sections: [
        Gallery.Section(
          title: "Sign In", detail: "UIView",
          pictures: devices.map { Gallery.Picture(caption: $0, screen: screen, layers: layers) }),
        Gallery.Section(title: "Profile", pictures: [Gallery.Picture(caption: "one", screen: screen)]),
      ], notes: ["<b>ignored</b>"])
  }

  /// The page as XML: void elements closed, the declaration and bare attributes taken off.
  private func elements(_ page: String) throws -> [XMLOutline.Element] {
    let xml = page.replacing("<!DOCTYPE html>\n", with: "").replacing(" checked>", with: " checked=\"\">")
      .replacing(/<(meta|input)([^>]*)>/) { "<\($0.output.1)\($0.output.2)/>" }
    return try #require(XMLOutline.elements(of: xml))
  }

  @Test("every root and every device is there, and ids are unique")
  func structure() throws {
    let found = try elements(HTMLWriter().document(gallery(devices: ["iPhone SE", "iPhone 15 Pro"])))
    #expect(found.filter { $0.name == "section" }.count == 2)
    #expect(found.filter { $0.name == "svg" }.count == 3)
    #expect(found.filter { $0.name == "input" && $0.attributes["type"] == "radio" }.count == 2)
    let ids = found.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let targets = found.compactMap { $0.attributes["for"] }
    #expect(targets.allSatisfy { ids.contains($0) })
  }

  @Test("layers get a check box each")
  func layers() throws {
    let layer = Gallery.Layer(aspect: .frames, items: screen.items)
    let found = try elements(HTMLWriter().document(gallery(devices: ["one"], layers: [layer])))
    let boxes = found.filter { $0.attributes["type"] == "checkbox" }
    #expect(boxes.map { $0.attributes["id"] } == ["show-frames"])
    #expect(found.filter { $0.attributes["class"] == "layer frames" }.count == 1)
  }

  @Test("no script, nothing from outside, texts escaped")
  func offline() {
    let page = HTMLWriter().document(gallery(devices: ["<script>", "b"]))
    #expect(!page.contains("<script"))
    #expect(!page.contains("src="))
    #expect(!page.contains("@import"))
    #expect(page.contains("Main &lt;storyboard&gt;"))
    #expect(page.contains("&lt;b&gt;ignored&lt;/b&gt;"))
    // The namespace of each SVG is the only address.
    #expect(page.components(separatedBy: "http").count - 1 == page.components(separatedBy: "<svg").count - 1)
  }

  @Test("the same gallery gives the same bytes")
  func stable() {
    let writer = HTMLWriter()
    #expect(writer.document(gallery(devices: ["a", "b"])) == writer.document(gallery(devices: ["a", "b"])))
  }
}
