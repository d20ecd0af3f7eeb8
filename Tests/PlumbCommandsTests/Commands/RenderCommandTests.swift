import Foundation
import Testing

@testable import PlumbCommands

@Suite("plumb render")
struct RenderCommandTests {
  private func text(_ run: CommandRun, _ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: run.path(name))), as: UTF8.self)
  }

  @Test("a picture of every example, the same bytes each time", arguments: CommandRun.examples)
  func pictures(name: String) async throws {
    let run = try CommandRun()
    for output in ["a.svg", "b.svg"] {
      let outcome = await run.run(
        "render", CommandRun.example(name), "-o", run.path(output), "--show", "constraints,margins,frames")
      #expect(outcome.status == .clean)
      #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    }
    let first = try text(run, "a.svg")
    #expect(first == (try text(run, "b.svg")))
    #expect(first.hasPrefix("<?xml"))
    #expect(first.hasSuffix("</svg>\n"))
  }

  @Test("the texts of a screen are in its picture, with their widths")
  func texts() async throws {
    let run = try CommandRun()
    let path = CommandRun.example("SignInForm.storyboard")
    _ = await run.run("render", path, "-o", run.path("a.svg"), "--device", "iPhone 15 Pro")
    let picture = try text(run, "a.svg")
    for word in [
      "Welcome Back", "Email", "name@example.com", "Keep me signed in", "Sign In", "Forgot password?",
    ] {
      #expect(picture.contains(">\(word)</text>"))
    }
    let texts = picture.split(separator: "\n").filter { $0.contains("<text ") }
    #expect(texts.allSatisfy { $0.contains("textLength=\"") })
  }

  @Test("a page holds every device, and no script")
  func page() async throws {
    let run = try CommandRun()
    let outcome = await run.run(
      "render", CommandRun.example("Profile.storyboard"), "-o", run.path("a.html"), "--device", "iPhone SE",
      "--device", "iPad Air")
    #expect(outcome.status == .clean)
    let page = try text(run, "a.html")
    #expect(page.contains("iPhone SE, 375 × 667"))
    #expect(page.contains("iPad Air, 820 × 1180"))
    #expect(page.components(separatedBy: "<svg").count == 3)
    #expect(!page.contains("<script"))
  }

  @Test("findings are said on standard error, and the picture is drawn all the same")
  func findings() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(Array(CommandRun.placed.dropLast())), to: "Box.xib")
    let outcome = await run.run("render", path, "-o", run.path("a.svg"))
    #expect(outcome.status == .findings)
    #expect(outcome.errors == "plumb: UIView roo-tt-001: the constraints leave 1 view open.\n")
    #expect(try text(run, "a.svg").hasSuffix("</svg>\n"))
  }
}
