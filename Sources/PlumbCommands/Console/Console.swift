/// Where a command writes: a terminal, a pipe, or a test.
public protocol Console: Sendable {
  /// Writes to standard output.
  func write(_ text: String)
  /// Writes to standard error.
  func writeError(_ text: String)
  /// Whether standard error is a terminal, where a line can be written over.
  var showsProgress: Bool { get }
}
