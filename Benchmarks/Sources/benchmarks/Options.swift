/// The command line.
struct Options {
  enum Command {
    case solver, views, scale, all
    /// Writes figures that were kept before into the READMEs, and their curves into the documentation.
    case document(json: String)
    /// Writes every problem as a file of neutral text into the folder.
    case workloads(folder: String)
    /// Does one thing many times and measures nothing: for profilers and counters of instructions.
    case repeated(Repetition)
    /// A part of `scale`, in a process of its own.
    case scalePart(ScalePart)
  }

  var command = Command.solver
  var isQuick = false
  var peers = true
  var names: [String] = []
  var json: String?
  var curves: String?

  var rules: Protocol { isQuick ? .quick : Protocol() }

  static let usage = """
    usage: benchmarks all|solver|views|scale [--quick] [--no-peers] [--only NAME]... [--json FILE] [--curves FOLDER]
           benchmarks document FILE
           benchmarks workloads FOLDER
           benchmarks repeat build|edit|churn WORKLOAD SIZE TIMES
           benchmarks repeat views OPERATION SCREEN SIZE TIMES

    solver     measures Plumb's solver beside its peers and beside direct evaluation, and verifies every answer
    views      measures trees of views: time, allocations, bytes
    scale      measures up to 100,000 views in one tree
    all        all three
               --quick     fewer samples and sizes; a peer is stopped after 5 s instead of 60 s
               --no-peers  Plumb alone
               --only      the workloads or screens with these names
               --json      also writes the figures to FILE: seconds and bytes
               --curves    also draws time against size into FOLDER
    document   writes the figures of a FILE that --json wrote into the READMEs, and draws their curves
    workloads  writes the problems as text files
    repeat     does one thing TIMES times and measures nothing: for a profiler, or a counter of instructions
    """

  /// Nil where the words are none of these.
  init?(_ words: [String]) {
    var words = words[...]
    switch words.popFirst() {
    case "solver": break
    case "views": command = .views
    case "scale": command = .scale
    case "all": command = .all
    case "document":
      guard let file = words.popFirst(), words.isEmpty else { return nil }
      command = .document(json: file)
    case "workloads":
      guard let folder = words.popFirst(), words.isEmpty else { return nil }
      command = .workloads(folder: folder)
    case "repeat":
      guard let repetition = Repetition(Array(words)) else { return nil }
      command = .repeated(repetition)
      return
    case "scale-part":
      guard let part = ScalePart(Array(words)) else { return nil }
      command = .scalePart(part)
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
      case "--curves":
        guard let folder = words.popFirst() else { return nil }
        curves = folder
      default: return nil
      }
    }
  }
}
