import Foundation
import Testing

@testable import PlumbCommands

@Suite("What cannot be done")
struct FailureTests {
  @Test("files that cannot be read", arguments: ["layout", "compare"])
  func unreadable(command: String) async throws {
    let run = try CommandRun()
    let missing = await run.run(command, run.path("Missing.xib"))
    #expect(missing.status == .failure)
    #expect(missing.errors == "plumb: there is no file '\(run.path("Missing.xib"))'\n")
    let folder = await run.run(command, run.folder.path)
    #expect(folder.status == .failure)
    #expect(folder.errors.contains("is a folder"))
  }

  @Test(
    "what is no document is refused with a place",
    arguments: ["", "hello", "<document>", "<a/>", "\u{0}\u{1}", "<plist version=\"1.0\"/>"])
  func notDocuments(text: String) async throws {
    let run = try CommandRun()
    let path = try run.write(text, to: "Odd.xib")
    let outcome = await run.run("layout", path)
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("plumb: \(path):"))
  }

  @Test("documents of other systems are refused by name", arguments: ["layout", "compare", "render"])
  func otherSystems(command: String) async throws {
    let run = try CommandRun()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
        <objects><customView id="c22-O7-iKe"><rect key="frame" x="0" y="0" width="10" height="10"/></customView></objects>
      </document>
      """
    let path = try run.write(text, to: "Window.xib")
    let options = command == "render" ? ["-o", run.path("Window.svg")] : []
    let outcome = await run.run([command, path] + options)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("'\(path)' is a document for macOS"))
  }

  @Test("devices and sizes that are none")
  func devices() async throws {
    let run = try CommandRun()
    let path = CommandRun.example("ListCell.xib")
    let mistyped = await run.run("layout", path, "--device", "iPhone 15 Por")
    #expect(mistyped.status == .failure)
    #expect(mistyped.errors.contains("did you mean"))
    #expect(mistyped.errors.contains("'iPhone 15 Pro'"))
    for size in ["320", "320x", "axb", "0x10", "-1x10", "nanx10", "1e9x10", "infx1", "1x2x3"] {
      let outcome = await run.run("layout", path, "--size=\(size)")
      #expect(outcome.status == .failure, "\(size)")
      #expect(outcome.errors.contains("--size cannot be '\(size)'"))
    }
  }

  @Test("pictures that cannot be written")
  func pictures() async throws {
    let run = try CommandRun()
    let path = CommandRun.example("ListCell.xib")
    let none = await run.run("render", path)
    #expect(none.status == .failure)
    #expect(none.errors.contains("-o OUT.svg"))
    let ending = await run.run("render", path, "-o", run.path("a.png"))
    #expect(ending.status == .failure)
    #expect(ending.errors.contains("ends in .svg or .html"))
    let two = await run.run(
      "render", path, "-o", run.path("a.svg"), "--device", "iPhone SE", "--device", "iPhone 15")
    #expect(two.status == .failure)
    #expect(two.errors.contains("shows one device"))
    let folder = await run.run("render", path, "-o", run.path("missing/a.svg"))
    #expect(folder.status == .failure)
    #expect(folder.errors.contains("cannot be written"))
  }
}
