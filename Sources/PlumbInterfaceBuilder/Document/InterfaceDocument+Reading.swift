extension InterfaceDocument {
  static func kind(of root: MarkupElement, file: String) throws(DocumentError) -> DocumentKind {
    let type = root["type"] ?? ""
    if root.name == "archive", type.hasPrefix("com.apple.InterfaceBuilder") {
      throw .archive(file: file, type: type, version: root["version"] ?? "unknown")
    }
    guard root.name == "document" else {
      throw .notInterfaceBuilder(file: file, root: root.name, position: root.position)
    }
    guard let kind = DocumentKind(type: type) else {
      throw .unsupportedType(file: file, type: type.isEmpty ? "(none)" : type, position: root.position)
    }
    if kind.platform == .watchOS {
      throw .unsupportedType(file: file, type: type, position: root.position)
    }
    return kind
  }

  static func device(of root: MarkupElement, _ notes: DocumentNotes) -> DocumentDevice? {
    guard let element = root.child("device"), let id = element["id"] else { return nil }
    if Device.named(id: id) == nil {
      notes.add(
        "the device \"\(id.prefix(40))\" is not known; a canvas of 600 × 600 is taken", at: element)
    }
    return DocumentDevice(
      id: id, orientation: element["orientation"] == "landscape" ? .landscape : .portrait,
      isDark: element["appearance"] == "dark")
  }

  static func designables(of root: MarkupElement, _ notes: DocumentNotes) -> [String: ExplicitSize] {
    var sizes: [String: ExplicitSize] = [:]
    for designable in root.child("designables")?.children ?? [] where designable.name == "designable" {
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")?.size(notes)
      else { continue }
      // A negative extent is UIKit's way of saying that there is none.
      sizes[id] = ExplicitSize(
        width: size.width >= 0 ? size.width : nil, height: size.height >= 0 ? size.height : nil,
        source: .designable)
    }
    return sizes
  }

  /// Notes every id that two elements claim. The first one keeps it.
  static func findDuplicateIDs(in root: MarkupElement, _ notes: DocumentNotes) {
    // Gathered first: a set that grows hashes everything again and again.
    var claims: [(id: String, element: MarkupElement)] = []
    func visit(_ element: MarkupElement) {
      // Devices, adaptations and the like have names in `id`, not identities.
      if let id = element["id"], element.name != "device", element.name != "adaptation" {
        claims.append((id, element))
      }
      for child in element.children { visit(child) }
    }
    visit(root)
    var seen: Set<String> = []
    seen.reserveCapacity(claims.count)
    for (id, element) in claims where !seen.insert(id).inserted {
      notes.add("the id \"\(id.prefix(40))\" is given twice; references mean the first", at: element)
    }
  }
}
