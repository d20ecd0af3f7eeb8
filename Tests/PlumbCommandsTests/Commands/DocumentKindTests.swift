import Foundation
import Testing

@testable import PlumbCommands

/// Every kind of document is laid out, or refused with its kind's name and the reason.
struct DocumentKindTests {
  /// The way from the process's folder up to the root of the file system and down again.
  private func relative(_ path: String) -> String {
    let up = FileManager.default.currentDirectoryPath.split(separator: "/").map { _ in ".." }
    return up.joined(separator: "/") + path
  }

  @Test func aXibByAbsoluteAndByRelativePath() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(CommandRun.placed), to: "Box.xib")
    let absolute = await run.run("layout", path)
    #expect(absolute.status == .clean)
    let outcome = await run.run("layout", relative(path))
    #expect(outcome.status == .clean)
    #expect(outcome.lines.count == absolute.lines.count)
  }

  @Test func aDocumentForMacOSIsLaidOutOrRefusedByName() async throws {
    let run = try CommandRun()
    let text = CommandRun.document(CommandRun.placed).replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
      .replacingOccurrences(of: "iOS.Cocoa", with: "MacOSX.Cocoa")
    let outcome = await run.run("layout", try run.write(text, to: "Box.xib"))
    #expect(outcome.status == .failure || outcome.status == .clean)
    if outcome.status != .clean {
      #expect(outcome.errors.contains("macOS") && outcome.errors.contains("Box.xib"))
    }
  }
}
