/// What a document holds for chosen size classes.
public struct DocumentContents: Sendable {
  public let classes: SizeClasses
  public let controllers: [ControllerNode]
  /// Every independent view tree, in the order of the document.
  public let roots: [RootNode]
  /// What was wrong, and what was done about it.
  public let problems: [DocumentProblem]

  /// Index of the controller with an id.
  public func controller(id: String) -> Int? { controllers.firstIndex { $0.id == id } }
}
