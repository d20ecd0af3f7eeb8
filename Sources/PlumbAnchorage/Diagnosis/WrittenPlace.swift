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

extension NSLayoutConstraint {
  /// Remembers the program's line, or that it is not known: the anchors have remembered one of this module.
  func markWritten(at place: WrittenPlace?) {
    if let place { markWritten(place.fileID, place.line) } else { markUnwritten() }
  }

  /// Remembers the line unless there is a better one.
  func markWritten(ifUnknown place: WrittenPlace) {
    #if !canImport(Darwin)
    if sourceLocation == nil { markWritten(place.fileID, place.line) }
    #endif
  }
}
