/// The command line.
struct Options {
  enum Command {
    case solver
    /// Writes every problem as a file of neutral text into the folder.
    case workloads(folder: String)
    /// Does one thing many times and measures nothing: for profilers and counters of instructions.
    case repeated(Repetition)
  }

  var command = Command.solver
  var isQuick = false
  var peers = true
  var names: [String] = []
  var json: String?

  static let usage = """
    usage: benchmarks solver [--quick] [--no-peers] [--only NAME]... [--json FILE]
           benchmarks workloads FOLDER
           benchmarks repeat build|edit|churn WORKLOAD SIZE TIMES

    solver     measures Plumb's solver beside kiwi and beside direct evaluation, and verifies every answer
               --quick     fewer samples; the peer is stopped after 5 s instead of 60 s
               --no-peers  Plumb alone
               --only      siblings, chain, nested, cells, grid, gridr or ties
               --json      also writes the figures to FILE: seconds and bytes
    workloads  writes the problems as text files
    repeat     does one thing TIMES times and measures nothing: for a profiler, or a counter of instructions
    """

  /// Nil where the words are none of these.
  init?(_ words: [String]) {
    var words = words[...]
    switch words.popFirst() {
    case "solver": break
    case "workloads":
      guard let folder = words.popFirst(), words.isEmpty else { return nil }
      command = .workloads(folder: folder)
    case "repeat":
      guard let repetition = Repetition(Array(words)) else { return nil }
      command = .repeated(repetition)
      return
    default: return nil
    }
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--no-peers": peers = false
      case "--only":
        guard let name = words.popFirst() else { return nil }
        names.append(name)
      case "--json":
        guard let file = words.popFirst() else { return nil }
        json = file
      default: return nil
      }
    }
  }
}
