extension NSLayoutConstraint {
  /// The place in a program, or in a document, where a constraint was written.
  public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// Module and file name, as `#fileID` gives them.
    public var fileID: String
    /// The line, counted from 1.
    public var line: UInt

    public init(fileID: String = #fileID, line: UInt = #line) {
      self.fileID = fileID
      self.line = line
    }

    public var description: String { "\(fileID):\(line)" }
  }
}
