/// Gathers problems while a document is read; at most a thousand, so that a broken document stays small.
final class DocumentNotes {
  private(set) var problems: [DocumentProblem] = []
  private var seen: Set<DocumentProblem> = []
  private let limit = 1_000

  func add(_ message: String, at element: MarkupElement) {
    guard problems.count < limit else { return }
    let problem = DocumentProblem(position: element.position, element: element.name, message: message)
    if seen.insert(problem).inserted { problems.append(problem) }
  }
}
