import PlumbLayout

/// The images and colours that a document names.
public struct DocumentResources: Sendable {
  /// An image by its name, with the size that Interface Builder knew.
  public struct Image: Sendable, Hashable {
    public var name: String
    public var size: Size
    /// From the system's catalog of symbols.
    public var isSystem: Bool
  }

  public var images: [String: Image] = [:]
  public var systemImages: [String: Image] = [:]
  public var colors: [String: ColorNode] = [:]

  init(of root: MarkupElement, _ notes: DocumentNotes) {
    for child in root.child("resources")?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        let isSystem = child["catalog"] == "system"
        let image = Image(name: name, size: child.size(notes) ?? .zero, isSystem: isSystem)
        if isSystem { systemImages[name] = image } else { images[name] = image }
      case "namedColor", "systemColor":
        if let color = child.child("color").flatMap({ ColorNode($0, notes) }) { colors[name] = color }
      default: break
      }
    }
  }

  /// The image that an element's `image` and `catalog` attributes mean.
  public func image(named name: String, isSystem: Bool) -> Image? {
    isSystem ? systemImages[name] ?? images[name] : images[name] ?? systemImages[name]
  }
}
