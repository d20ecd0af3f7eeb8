import Foundation
import Testing

@testable import PlumbCommands

@Suite("plumb compare")
struct CompareCommandTests {
  @Test("the examples hold the frames that their constraints give", arguments: CommandRun.examples)
  func examples(name: String) async throws {
    let run = try CommandRun()
    let outcome = await run.run("compare", CommandRun.example(name))
    #expect(outcome.status == .clean)
    let last = try #require(outcome.lines.last)
    #expect(last.wholeMatch(of: /agreement 100\.00 % \((\d+) of \1 values within 0\.51 pt\)/) != nil)
  }

  @Test("a frame that disagrees is found, and worse documents come first")
  func disagreement() async throws {
    let run = try CommandRun()
    let right = try run.write(CommandRun.document(CommandRun.placed), to: "Right.xib")
    let wrong = try run.write(
      CommandRun.document(CommandRun.placed, box: "x=\"23\" y=\"30\" width=\"101\" height=\"40.5\""),
      to: "Wrong.xib")
    let outcome = await run.run("compare", right, wrong)
    #expect(outcome.status == .findings)
    // Four values each; of the second, x is 3 off and the width 1, while half a point of height is allowed.
    #expect(outcome.lines.last == "agreement 75.00 % (6 of 8 values within 0.51 pt)")
    let names = outcome.lines.compactMap { $0.split(separator: "/").last }
    #expect(names.firstIndex(of: "Wrong.xib") ?? .max < names.firstIndex(of: "Right.xib") ?? .min)
  }

  @Test("the size of a leaf's own text counts as given, where it stands does not")
  func inputs() async throws {
    let run = try CommandRun()
    let outcome = await run.run("compare", CommandRun.example("ListCell.xib"), "--format", "json")
    struct Report: Decodable {
      struct Counts: Decodable {
        let values: Int
        let inputs: Int
      }
      struct Document: Decodable { let counts: Counts }
      let documents: [Document]
    }
    let counts = try #require(
      try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).documents.first?.counts)
    // Five views, 20 values. Given: the content view's four, the width of the time, the heights of the three labels.
    #expect(counts.inputs == 8)
    #expect(counts.values == 12)
  }

  @Test("a document that cannot be read does not keep the others from being compared")
  func failure() async throws {
    let run = try CommandRun()
    let right = try run.write(CommandRun.document(CommandRun.placed), to: "Right.xib")
    let outcome = await run.run("compare", run.path("Missing.xib"), right)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("there is no file"))
    #expect(outcome.lines.last == "agreement 100.00 % (4 of 4 values within 0.51 pt)")
  }
}
