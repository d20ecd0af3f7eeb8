/// One line on a terminal that says how far a long run has come.
struct ProgressLine {
  private let console: any Console
  private let total: Int
  private let isShown: Bool

  /// Fewer things than these are done before anybody reads the line.
  private static let least = 20

  init(_ console: any Console, total: Int) {
    self.console = console
    self.total = total
    isShown = console.showsProgress && total >= Self.least
  }

  func show(_ done: Int) {
    guard isShown else { return }
    console.writeError("\r\(done) of \(total) documents")
  }

  /// Takes the line away again.
  func clear() {
    guard isShown else { return }
    console.writeError("\r\u{1B}[K")
  }
}
