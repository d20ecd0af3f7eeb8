extension NSLayoutConstraint {
  /// Remembers the line of the caller's program that the constraint stands for.
  ///
  /// Apple's constraints have no room for it; there the call does nothing.
  ///
  /// - Parameters:
  ///   - fileID: module and file name, as `#fileID` gives them.
  ///   - line: the line, counted from 1.
  @inlinable
  public func markWritten(_ fileID: String, _ line: UInt) {
    #if !canImport(Darwin)
    sourceLocation = SourceLocation(fileID: fileID, line: line)
    #endif
  }

  /// Forgets the line: the platform's factories remember a notation's own where the program's is not known.
  @inlinable
  public func markUnwritten() {
    #if !canImport(Darwin)
    sourceLocation = nil
    #endif
  }
}
