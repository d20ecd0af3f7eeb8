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

  @Test func everyExampleOfAPageIsCompiled() throws {
    let sources = try Self.files(in: Self.examples.appending(path: "Sources/guide"), "swift").map {
      lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n")
    }
    var count = 0
    for page in try Self.files(in: Self.catalog, "md") {
      let text = try String(contentsOf: page, encoding: .utf8)
      for block in text.components(separatedBy: "```swift\n").dropFirst() {
        let code = lines(block.components(separatedBy: "\n```")[0]).joined(separator: "\n")
        #expect(sources.contains { $0.contains(code) }, "\(page.lastPathComponent): \(code)")
        count += 1
      }
    }
    #expect(count >= 12)
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
