/// How a command ended.
public enum CommandStatus: Int32, Hashable, Sendable {
  /// Done, and nothing to report.
  case clean = 0
  /// Done, and there are findings: conflicts, ambiguities, frames that disagree.
  case findings = 1
  /// Not done: the command line cannot be meant, or a file cannot be read or written.
  case failure = 2
}
