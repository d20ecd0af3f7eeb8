import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbLayout
import PlumbRender

/// Draws the roots of a document.
struct DocumentArtist {
  /// A document that was drawn.
  struct Drawing {
    var text: String
    /// One sentence for each root with something wrong in its layout.
    var findings: [String]
  }

  private let layouts: [DocumentLayout]
  private let aspects: [LayoutAspect]
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument, requests: [LayoutRequest], aspects: [LayoutAspect]) {
    self.document = document
    self.aspects = aspects
    layouts = requests.map { DocumentLayout(document, $0) }
  }

  /// One root on one device.
  func svg() throws -> Drawing {
    let layout = layouts[0]
    let roots = try layout.roots()
    guard let root = roots.first(where: { $0.kind == .controllerView }) ?? roots.first else {
      throw CommandFailure(message: "\(document.file) holds no views")
    }
    let sketch = RootSketch(layout, root)
    let list = sketch.picture.displayList(showing: aspects, of: sketch.explanation)
    return Drawing(text: SVGWriter().document(list), findings: sketch.findings)
  }

  /// Every root on every device.
  func html() throws -> Drawing {
    var sections: [Gallery.Section] = []
    var findings: [String] = []
    let rootsByLayout = try layouts.map { try $0.roots() }
    // Devices differ in size classes, which may install other views, but the roots are those of the document.
    for index in rootsByLayout[0].indices {
      var pictures: [Gallery.Picture] = []
      var heading = (title: "", detail: "")
      for (layout, roots) in zip(layouts, rootsByLayout) where index < roots.count {
        let sketch = RootSketch(layout, roots[index])
        if pictures.isEmpty { heading = (sketch.title, sketch.detail) }
        findings += sketch.findings.filter { !findings.contains($0) }
        pictures.append(
          Gallery.Picture(
            caption: sketch.caption, screen: sketch.picture.displayList,
            layers: sketch.picture.layers(aspects, of: sketch.explanation)))
      }
      sections.append(Gallery.Section(title: heading.title, detail: heading.detail, pictures: pictures))
    }
    guard !sections.isEmpty else { throw CommandFailure(message: "\(document.file) holds no views") }
    let ignored = document.ignored.map { item in
      let name = item.attribute.map { "\(item.element) \($0)" } ?? "<\(item.element)>"
      return "\(name): without influence on this layout (\(item.count) ×, first on line \(item.line))."
    }
    let gallery = Gallery(
      title: URL(fileURLWithPath: document.file).lastPathComponent, sections: sections,
      notes: findings + ignored)
    return Drawing(text: HTMLWriter().document(gallery), findings: findings)
  }
}
