import Foundation
import NotationSupport

/// Collects the warnings that a notation gives while a test's closure runs.
nonisolated public final class WarningLog: @unchecked Sendable {
  private let lock = NSLock()
  private var warnings: [NotationWarning] = []

  public init() {}

  /// What was heard, in its order.
  public var descriptions: [String] { lock.withLock { warnings.map(\.description) } }

  /// Runs `body` and keeps every warning that it causes.
  public func listen<Result>(to body: () throws -> Result) rethrows -> Result {
    try NotationWarning.$handler.withValue({ warning in
      self.lock.withLock { self.warnings.append(warning) }
    }) {
      try body()
    }
  }
}
