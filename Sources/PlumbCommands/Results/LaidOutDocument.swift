/// A document with its roots laid out.
struct LaidOutDocument: Hashable, Sendable {
  /// What of the document has no influence.
  struct Ignored: Hashable, Sendable {
    var element: String
    var attribute: String?
    /// Line of the first occurrence.
    var line: Int
    var count: Int
  }

  /// The path as it was given.
  var path: String
  var roots: [LaidOutRoot]
  var ignored: [Ignored]
  /// What is wrong with the document and what was done about it.
  var problems: [String]

  var hasFindings: Bool { roots.contains(where: \.hasFindings) }
}
