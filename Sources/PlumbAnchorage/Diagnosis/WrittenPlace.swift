/// A line of a program.
nonisolated public struct WrittenPlace: Hashable, Sendable {
  /// Module and file name, as `#fileID` gives them.
  public var fileID: String
  /// The line, counted from 1.
  public var line: UInt

  /// A line of a program.
  ///
  /// - Parameters:
  ///   - fileID: module and file name.
  ///   - line: the line, counted from 1.
  @inlinable
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }
}
