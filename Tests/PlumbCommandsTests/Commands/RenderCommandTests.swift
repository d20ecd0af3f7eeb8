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

  /// A cell lies in a table that is only installed in regular width: an iPad shows a root that a phone does not, before
  /// one that both show.
  @Test("roots of several devices are told apart by what they are, not by their number")
  func rootsOfOneDevice() async throws {
    let run = try CommandRun()
    let path = try run.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><objects>
      <view id="first"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews><tableView id="table"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <view key="tableHeaderView" id="header" userLabel="Header"><rect key="frame" x="0" y="0" width="100" height="30"/></view>
      </tableView></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="table"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="table"/></mask></variation></view>
      <view id="last" userLabel="Last"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </objects></document>
      """, to: "Two.xib")
    _ = await run.run(
      "render", path, "-o", run.path("a.html"), "--device", "iPhone SE", "--device", "iPad Air")
    let sections = try text(run, "a.html").components(separatedBy: "<section ").dropFirst()
    let titles = sections.map { section in
      section.components(separatedBy: "<h2").dropFirst().first?.components(separatedBy: ["<", ">"])[1] ?? ""
    }
    #expect(titles == ["UIView", "Last", "Header"])
    #expect(sections.map { $0.components(separatedBy: "<figure").count - 1 } == [2, 2, 1])
  }

  @Test("a page tells what of the document could not be done")
  func problems() async throws {
    let run = try CommandRun()
    let path = try run.write(
      CommandRun.document(CommandRun.placed + [#"firstItem="gone" firstAttribute="width" constant="1""#]),
      to: "Box.xib")
    _ = await run.run("render", path, "-o", run.path("a.html"))
    #expect(try text(run, "a.html").contains("&quot;gone&quot; is no item of this view tree"))
  }
}
