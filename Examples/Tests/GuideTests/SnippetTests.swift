import Foundation
import Testing

/// The examples of the documentation are parts of programs that are built and run.
@Suite struct SnippetTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let catalog = examples.deletingLastPathComponent().appending(
    path: "Sources/Plumb/Plumb.docc")

  private static func files(in folder: URL, _ suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
  }

  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The source files of an example, one text each, without indentation.
  private func sources(of example: String) throws -> [String] {
    try Self.files(in: Self.examples.appending(path: "Sources/\(example)"), "swift").map {
      lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n")
    }
  }

  /// The Swift code of a page, block by block, without indentation.
  private func code(in text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { block in
      lines(block.components(separatedBy: "\n```")[0]).joined(separator: "\n")
    }
  }

  @Test func everyExampleOfAPageIsCompiled() throws {
    let sources = try sources(of: "guide")
    var count = 0
    for page in try Self.files(in: Self.catalog, "md") {
      for code in code(in: try String(contentsOf: page, encoding: .utf8)) {
        #expect(sources.contains { $0.contains(code) }, "\(page.lastPathComponent): \(code)")
        count += 1
      }
    }
    #expect(count >= 12)
  }

  @Test func theReadmeQuotesTheFiveSpellings() throws {
    let readme = Self.examples.deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let sources = try sources(of: "SameScreen")
    let table = try #require(text.components(separatedBy: "<table>\n<tr><th>anchors").last)
    let quoted = code(in: table.components(separatedBy: "</table>")[0])
    #expect(quoted.count == 5)
    for code in quoted { #expect(sources.contains { $0.contains(code) }, "\(code)") }
  }

  @Test func everyPageHasItsPicture() throws {
    for page in try Self.files(in: Self.catalog, "md") where page.lastPathComponent != "Plumb.md" {
      let name = page.deletingPathExtension().lastPathComponent
      let text = try String(contentsOf: page, encoding: .utf8)
      #expect(text.contains("](\(name))"))
      let picture = Self.catalog.appending(path: "Resources/\(name).svg")
      #expect(FileManager.default.fileExists(atPath: picture.path))
    }
  }
}
