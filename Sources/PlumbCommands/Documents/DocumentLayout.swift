import Foundation
import Plumb
import PlumbInterfaceBuilder

/// A document being laid out, root by root. Views live as long as somebody holds their root.
struct DocumentLayout: ViewIsolated {
  let document: InterfaceDocument
  let request: LayoutRequest
  private let importer: DocumentImporter

  init(_ document: InterfaceDocument, _ request: LayoutRequest) {
    self.document = document
    self.request = request
    importer = DocumentImporter(document, options: request.options)
  }

  /// The planner's view of the document for the device asked for.
  var contents: DocumentContents { importer.planner.contents }

  /// The roots asked for.
  func roots() throws(UsageError) -> [RootNode] {
    guard let wanted = request.root else { return importer.roots }
    let found = importer.roots.filter { names(of: $0).contains(wanted) }
    guard found.isEmpty else { return [found[0]] }
    let known = importer.roots.flatMap { names(of: $0) }
    let near = Spelling.nearest(to: wanted, among: known).map { "did you mean '\($0)'?" }
    let list = known.prefix(8).joined(separator: ", ") + (known.count > 8 ? " ..." : "")
    throw UsageError(
      message: "\(document.file) has no root '\(wanted)'",
      hint: near ?? (known.isEmpty ? "it has no roots with ids" : "its roots are \(list)"))
  }

  /// The ids that mean a root: its own, that of its cell, and that of the controller whose view it is.
  private func names(of root: RootNode) -> [String] {
    var names = [root.view.id, root.cell?.id].compactMap { $0 }
    if root.kind == .controllerView, let id = root.controller.flatMap({ contents.controllers[$0].id }) {
      names.append(id)
    }
    return names
  }

  /// Makes the views of a root and lays them out.
  func layOut(_ root: RootNode) -> ImportedRoot {
    let imported = importer.load(root)
    imported.view.layoutIfNeeded()
    return imported
  }

  /// What people call a root.
  func title(of root: RootNode) -> String? {
    if let index = root.controller, root.kind == .controllerView {
      let controller = contents.controllers[index]
      return controller.title ?? controller.navigationTitle ?? controller.tabTitle ?? root.view["userLabel"]
    }
    return root.cell?["reuseIdentifier"] ?? root.view["userLabel"]
  }

  /// The document with all of its roots as values.
  func result() throws(UsageError) -> LaidOutDocument {
    var result = LaidOutDocument(
      path: document.file, roots: [],
      ignored: document.ignored.map {
        LaidOutDocument.Ignored(element: $0.element, attribute: $0.attribute, line: $0.line, count: $0.count)
      },
      problems: contents.problems.map(\.description))
    var known = Set(result.problems)
    for root in try roots() {
      let imported = layOut(root)
      result.roots.append(imported.values(title: title(of: root)))
      for problem in imported.problems.map(\.description) where known.insert(problem).inserted {
        result.problems.append(problem)
      }
    }
    return result
  }
}
