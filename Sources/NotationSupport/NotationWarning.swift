import Foundation

/// Something that a notation did as it was told, though its writer hardly meant it.
///
/// Warnings go to standard error. A test, or a program with a log of its own, takes them instead:
///
/// ```swift
/// NotationWarning.$handler.withValue({ log($0.description) }) {
///   view.mas_updateConstraints { make in make.width.equalTo(10).priority(200) }
/// }
/// ```
nonisolated public struct NotationWarning: Hashable, Sendable, CustomStringConvertible {
  /// The notation that warns: `Masonry`, `Anchorage` or `SSLayout`.
  public var notation: String
  /// One sentence that says what was done and what would have been clearer.
  public var message: String
  /// Module and file name of the place in the program; empty where an operator or a property cannot know it.
  public var fileID: String
  /// The line of the place in the program, counted from 1.
  public var line: UInt

  /// A warning about one line of a program.
  public init(notation: String, message: String, fileID: String, line: UInt) {
    self.notation = notation
    self.message = message
    self.fileID = fileID
    self.line = line
  }

  public var description: String { "\(notation): warning: \(message)\(placeInParentheses(fileID, line))" }

  /// Who hears the warnings of the current task.
  @TaskLocal public static var handler: @Sendable (NotationWarning) -> Void = { warning in
    FileHandle.standardError.write(Data((warning.description + "\n").utf8))
  }

  /// Hands the warning to the current task's handler.
  public func report() { Self.handler(self) }
}

/// Ends the program, in every build configuration, with one sentence and the line that it is about.
///
/// For what a notation cannot do as told: where the original raises an exception.
nonisolated public func refuse(
  _ notation: String, _ message: String, _ fileID: String, _ line: UInt
) -> Never {
  fatalError("\(notation): \(message)\(placeInParentheses(fileID, line))")
}

/// The place behind a message, nothing where it is not known.
nonisolated private func placeInParentheses(_ fileID: String, _ line: UInt) -> String {
  fileID.isEmpty ? "" : " (\(fileID):\(line))"
}
