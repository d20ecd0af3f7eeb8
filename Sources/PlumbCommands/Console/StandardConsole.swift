import Foundation
import Synchronization

/// The process's own standard output and standard error.
public final class StandardConsole: Console {
  private let failure = Atomic(false)

  public init() {}

  /// Whether something could not be written, as to a full disk.
  public var hasFailed: Bool { failure.load(ordering: .relaxed) }

  public func write(_ text: String) { write(text, to: .standardOutput) }

  public func writeError(_ text: String) { write(text, to: .standardError) }

  public var showsProgress: Bool { isatty(2) == 1 }

  private func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      let wasKnown = failure.exchange(true, ordering: .relaxed)
      if !wasKnown, handle.fileDescriptor != 2 {
        writeError("plumb: standard output cannot be written\n")
      }
    }
  }
}
