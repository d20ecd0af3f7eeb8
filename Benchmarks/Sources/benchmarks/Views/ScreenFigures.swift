/// What one operation costs.
struct OperationFigures: Codable {
  var name: String
  var seconds: Double?
  /// Blocks that are asked for, and their bytes; nil where the C library does not let them be counted.
  var allocations: Int?
  var bytes: Int?
}

/// The figures of one tree of views.
struct ScreenFigures: Codable {
  var kind: ScreenKind
  var size: Int
  var views: Int
  /// Making the tree and its constraints.
  var build: OperationFigures
  /// The first layout.
  var layout: OperationFigures
  var operations: [OperationFigures]
  /// Live after the first layout.
  var liveBytes: Int?
  /// The solver's own time for the tree's equations.
  var solverSeconds: Double?
  /// Those of engines that lay out the same picture from nodes.
  var nodes: [String: Figures] = [:]
  var fault: String?

  /// Build and first layout together.
  var total: Double? {
    guard let one = build.seconds, let other = layout.seconds else { return nil }
    return one + other
  }

  func seconds(_ operation: String) -> Double? { operations.first { $0.name == operation }?.seconds }
}
