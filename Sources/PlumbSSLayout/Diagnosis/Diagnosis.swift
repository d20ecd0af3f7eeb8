/// A line of a program.
typealias WrittenPlace = (fileID: String, line: UInt)

nonisolated func refuseSSLayout(_ message: String, _ place: WrittenPlace?) -> Never {
  refuse("SSLayout", message, place?.fileID ?? "", place?.line ?? 0)
}

nonisolated func warnSSLayout(_ message: String, _ place: WrittenPlace?) {
  NotationWarning(
    notation: "SSLayout", message: message, fileID: place?.fileID ?? "", line: place?.line ?? 0
  ).report()
}
