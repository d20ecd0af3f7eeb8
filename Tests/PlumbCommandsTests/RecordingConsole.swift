import PlumbCommands
import Synchronization

/// A console that remembers what was written.
final class RecordingConsole: Console {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock { $0.output } }
  var errors: String { texts.withLock { $0.errors } }

  func write(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.errors += text } }
  let showsProgress = false
}
