import Foundation
import Plumb
import PlumbInterfaceBuilder
import PlumbLayout
import PlumbRender

/// Draws the roots of a document.
struct DocumentArtist: ViewIsolated {
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
    var findings = Sentences()
    var problems = Sentences()
    let rootsByLayout = try layouts.map { Dictionary(uniqueKeysWithValues: RootIdentity.of(try $0.roots())) }
    for identity in try identities() {
      var pictures: [Gallery.Picture] = []
      var heading = (title: "", detail: "")
      for (layout, roots) in zip(layouts, rootsByLayout) {
        guard let root = roots[identity] else { continue }
        let sketch = RootSketch(layout, root)
        if pictures.isEmpty { heading = (sketch.title, sketch.detail) }
        findings.add(sketch.findings)
        problems.add(sketch.problems)
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
      notes: findings.all + problems.all + ignored)
    return Drawing(text: HTMLWriter().document(gallery), findings: findings.all)
  }

  /// The roots of all devices, in the order of the document: size classes install other views, and roots lie in some.
  private func identities() throws -> [RootIdentity] {
    var known: Set<RootIdentity> = []
    return try layouts.flatMap { layout in
      RootIdentity.of(try layout.roots()).map(\.0).filter { known.insert($0).inserted }
    }
  }
}

/// What tells a root from the others of its document, whatever the device.
private struct RootIdentity: Hashable {
  let kind: RootNode.Kind
  let id: String?
  /// How many of that kind and id come before it.
  let order: Int

  static func of(_ roots: [RootNode]) -> [(RootIdentity, RootNode)] {
    var counts: [RootIdentity: Int] = [:]
    return roots.map { root in
      let first = RootIdentity(kind: root.kind, id: root.id, order: 0)
      let order = counts[first, default: 0]
      counts[first] = order + 1
      return (RootIdentity(kind: root.kind, id: root.id, order: order), root)
    }
  }
}

/// Sentences, each of them once.
private struct Sentences {
  private(set) var all: [String] = []
  private var known: Set<String> = []

  mutating func add(_ sentences: [String]) {
    for sentence in sentences where known.insert(sentence).inserted { all.append(sentence) }
  }
}
