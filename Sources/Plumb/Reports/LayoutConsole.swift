/// Where layout says what a program should know but need not stop for: standard error, as UIKit's log.
enum LayoutConsole {
  static func say(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
