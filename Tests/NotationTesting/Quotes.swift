import Foundation

/// The lines of a module's documentation that are Swift and stand in no test: there must be none.
///
/// - Parameters:
///   - module: the folder of the module below `Sources`.
///   - file: the test that the samples are quoted from.
public func unquotedSamples(of module: String, in file: String = #filePath) throws -> [String] {
  let source = URL(fileURLWithPath: file)
  let root = source.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let catalogue = root.appendingPathComponent("Sources/\(module)/\(module).docc")
  let pages = try FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
  let quotable = Set(try lines(of: source))
  var unquoted: [String] = []
  for page in pages where page.pathExtension == "md" {
    var isSwift = false
    for line in try lines(of: page) {
      if line.hasPrefix("```") {
        isSwift = line == "```swift"
      } else if isSwift, !line.isEmpty, !quotable.contains(line) {
        unquoted.append("\(page.lastPathComponent): \(line)")
      }
    }
  }
  return unquoted
}

private func lines(of file: URL) throws -> [String] {
  try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.trimmingCharacters(in: .whitespaces) }
}
