/// Gathers problems while a document is read; at most a thousand, so that a broken document stays small.
final class DocumentNotes {
  private(set) var problems: [DocumentProblem] = []
  private var seen: Set<DocumentProblem> = []
  private let limit = 1_000

  init(_ problems: [DocumentProblem] = []) {
    for problem in problems { add(problem) }
  }

  func add(_ message: String, at element: MarkupElement) {
    add(DocumentProblem(position: element.position, element: element.name, message: message))
  }

  func add(_ message: String, at constraint: ConstraintNode) {
    add(DocumentProblem(position: constraint.position, element: "constraint", message: message))
  }

  private func add(_ problem: DocumentProblem) {
    guard problems.count < limit else { return }
    if seen.insert(problem).inserted { problems.append(problem) }
  }
}
