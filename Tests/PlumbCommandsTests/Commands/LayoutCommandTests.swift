import Foundation
import Testing

@testable import PlumbCommands

@Suite("plumb layout")
struct LayoutCommandTests {
  private struct Document: Decodable {
    struct Root: Decodable {
      let id: String?
      let size: [Double]
      let views: [View]
      let conflicts: [Conflict]
    }

    struct View: Decodable {
      let id: String?
      let parent: Int?
      let frame: [Double]
      let recorded: [Double]?
      let ambiguous: [String]
    }

    struct Conflict: Decodable {
      struct Member: Decodable { let id: String? }
      let constraints: [Member]
      let setAside: Int?
    }

    struct Ignored: Decodable {
      let element: String
      let line: Int
      let count: Int
    }

    let document: String
    let roots: [Root]
    let ignored: [Ignored]
  }

  private func decode(_ outcome: CommandRun.Outcome) throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
  }

  @Test("frames of a document that is all right, and status 0")
  func clean() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(CommandRun.placed), to: "Box.xib")
    let outcome = await run.run("layout", path, "--format", "json")
    #expect(outcome.status == .clean)
    #expect(outcome.errors.isEmpty)
    let document = try decode(outcome)
    #expect(document.document == path)
    let root = try #require(document.roots.first)
    #expect(root.id == "roo-tt-001")
    #expect(root.size == [320, 480])
    #expect(root.views.map(\.id) == ["roo-tt-001", "box-xx-001"])
    #expect(root.views[1].parent == 0)
    #expect(root.views[1].frame == [20, 30, 100, 40])
    #expect(root.views[1].recorded == [20, 30, 100, 40])
    #expect(root.conflicts.isEmpty)
  }

  @Test("the keys stand in the order of the manual")
  func keys() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(CommandRun.placed), to: "Box.xib")
    let output = await run.run("layout", path, "--format", "json").output
    let keys = [
      "\"document\"", "\"roots\"", "\"id\"", "\"class\"", "\"size\"", "\"views\"", "\"conflicts\"",
      "\"ignored\"",
    ]
    let places = keys.compactMap { output.range(of: $0)?.lowerBound }
    #expect(places.count == keys.count)
    #expect(places == places.sorted())
  }

  @Test("a conflict is its smallest set, and status 1")
  func conflict() async throws {
    let run = try CommandRun()
    let more =
      CommandRun.placed + [
        #"firstItem="box-xx-001" firstAttribute="width" relation="greaterThanOrEqual" constant="150" id="wid-th-002""#
      ]
    let path = try run.write(CommandRun.document(more), to: "Box.xib")
    let outcome = await run.run("layout", path, "--format", "json")
    #expect(outcome.status == .findings)
    let conflict = try #require(try decode(outcome).roots.first?.conflicts.first)
    // The width cannot be 100 and at least 150; leading, top and height have nothing to do with it.
    #expect(Set(conflict.constraints.compactMap(\.id)) == ["wid-th-001", "wid-th-002"])
    #expect(conflict.setAside != nil)
    let text = await run.run("layout", path)
    #expect(text.output.contains("Constraints that cannot all hold:"))
    #expect(text.output.contains("[wid-th-002]"))
  }

  @Test("values that the constraints leave open are named, and status 1")
  func ambiguity() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(Array(CommandRun.placed.dropLast())), to: "Box.xib")
    let outcome = await run.run("layout", path, "--format", "json")
    #expect(outcome.status == .findings)
    #expect(try decode(outcome).roots.first?.views[1].ambiguous == ["height"])
  }

  @Test("a device brings its size, its scale and its safe area")
  func device() async throws {
    let run = try CommandRun()
    let path = CommandRun.example("SignInForm.storyboard")
    let outcome = await run.run("layout", path, "--device", "iphone 15 pro", "--format", "json")
    let root = try #require(try decode(outcome).roots.first)
    #expect(root.size == [393, 852])
    let frame = { (id: String) in root.views.first { $0.id == id }?.frame ?? [] }
    // The logo: 96 wide, centred in 393; 56 below a safe area of 59. (393 - 96) / 2 = 148.5, at scale 3: 148.667.
    #expect(abs(frame("Jsc-Rv-pJW")[0] - 148.667) < 0.01)
    #expect(frame("Jsc-Rv-pJW")[1] == 115)
    // The button between margins of 16.
    #expect(frame("iY0-aZ-fVs")[0] == 16)
    #expect(frame("iY0-aZ-fVs")[2] == 361)
  }

  @Test("from right to left, leading is right")
  func rightToLeft() async throws {
    let run = try CommandRun()
    let path = try run.write(CommandRun.document(CommandRun.placed), to: "Box.xib")
    let outcome = await run.run("layout", path, "--rtl", "--format", "json")
    // 320 - 20 - 100
    #expect(try decode(outcome).roots.first?.views[1].frame == [200, 30, 100, 40])
  }

  @Test("one root of several, by its id")
  func root() async throws {
    let run = try CommandRun()
    let path = CommandRun.example("Profile.storyboard")
    let all = try decode(await run.run("layout", path, "--format", "json"))
    let id = try #require(all.roots.first?.id)
    let one = try decode(await run.run("layout", path, "--root", id, "--format", "json"))
    #expect(one.roots.map(\.id) == [id])
    let none = await run.run("layout", path, "--root", "not-an-id")
    #expect(none.status == .failure)
    #expect(none.output.isEmpty)
    #expect(none.errors.contains("has no root 'not-an-id'"))
  }
}
