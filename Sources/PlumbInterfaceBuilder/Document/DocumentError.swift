/// Why a document cannot be read at all.
public enum DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Not well-formed, or beyond a limit.
  case markup(MarkupError)
  /// The root element is none of Interface Builder's.
  case notInterfaceBuilder(file: String, root: String, position: MarkupPosition)
  /// The keyed form of Interface Builder 7 and 8 (root `archive`), which predates Xcode 4.5's documents.
  case archive(file: String, type: String, version: String)
  /// A document for something that has no layout of this kind, such as WatchKit.
  case unsupportedType(file: String, type: String, position: MarkupPosition)

  public var description: String {
    switch self {
    case .markup(let error): error.description
    case .notInterfaceBuilder(let file, let root, let position):
      "\(file):\(position): <\(root)> is not the root of an Interface Builder document (<document> is)"
    case .archive(let file, let type, let version):
      """
      \(file):1:1: an Interface Builder archive of the older form (\(type), version \(version)), \
      which is not read; open and save it in Xcode to get the present form
      """
    case .unsupportedType(let file, let type, let position):
      "\(file):\(position): documents of type \(type) are not read"
    }
  }
}
