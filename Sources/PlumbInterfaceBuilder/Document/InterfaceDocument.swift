import PlumbLayout

/// An Interface Builder document (.xib or .storyboard) that has been read.
///
/// The document itself is one for all size classes; `contents(for:)` applies the variations of chosen ones.
public struct InterfaceDocument: Sendable {
  /// The name that errors carry.
  public let file: String
  public let kind: DocumentKind
  public let toolsVersion: ToolsVersion
  /// The device that was shown in Interface Builder; nil for the square canvas of older documents.
  public let device: DocumentDevice?
  public let usesAutoLayout: Bool
  public let usesTraitCollections: Bool
  public let usesSafeAreas: Bool
  public let isLaunchScreen: Bool
  public let initialController: String?
  public let resources: DocumentResources
  /// Content sizes of custom classes by the ids of their views.
  public let designables: [String: ExplicitSize]
  /// What is not understood, in the order of first occurrence.
  public let ignored: [IgnoredItem]
  /// What is wrong whatever the size classes.
  public let problems: [DocumentProblem]
  let root: MarkupElement

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - file: its name, for errors.
  ///   - limits: what is refused as too large.
  public init(
    _ bytes: [UInt8], file: String, limits: MarkupLimits = MarkupLimits()
  ) throws(DocumentError) {
    do throws(MarkupError) {
      root = try MarkupElement.parse(bytes, file: file, limits: limits)
    } catch {
      throw .markup(error)
    }
    self.file = file
    kind = try Self.kind(of: root, file: file)
    let notes = DocumentNotes()
    if let text = root["toolsVersion"], let version = ToolsVersion(text) {
      toolsVersion = version
    } else {
      notes.add("toolsVersion is missing or not a number; 20000 is taken", at: root)
      toolsVersion = 20000
    }
    device = Self.device(of: root, notes)
    usesAutoLayout = root.flag("useAutolayout")
    usesTraitCollections = root.flag("useTraitCollections")
    usesSafeAreas = root.flag("useSafeAreas")
    isLaunchScreen = root.flag("launchScreen")
    initialController = root["initialViewController"]
    resources = DocumentResources(of: root, notes)
    designables = Self.designables(of: root, notes)
    ignored = IgnoredItemFinder.find(in: root)
    Self.findDuplicateIDs(in: root, notes)
    problems = notes.problems
  }

  /// The document's views with the variations of these size classes applied.
  public func contents(for classes: SizeClasses) -> DocumentContents {
    let notes = DocumentNotes()
    var collector = RootCollector(
      views: ViewReader(classes: classes, designables: designables, notes: notes))
    collector.collect(document: root)
    return DocumentContents(
      classes: classes, controllers: collector.controllers, roots: collector.roots,
      problems: problems + notes.problems)
  }
}
