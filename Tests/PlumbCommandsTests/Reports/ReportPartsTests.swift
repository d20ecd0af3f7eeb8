import Foundation
import Testing

@testable import PlumbCommands

@Suite("Parts of reports")
struct ReportPartsTests {
  @Test(
    "numbers for people",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (20.0, "20"), (20.5, "20.5"), (20.333_33, "20.33"), (-7.006, "-7.01"),
      (1e6, "1000000"),
      (.infinity, "inf"), (.nan, "-"), (1e300, "1e+300"),
    ])
  func numbers(value: Double, text: String) {
    #expect(ShortNumber.text(value) == text)
  }

  @Test(
    "percents have two decimals",
    arguments: [(100.0, "100.00"), (0.0, "0.00"), (98.766, "98.77"), (7.0, "7.00")])
  func percents(value: Double, text: String) {
    #expect(ShortNumber.percent(value) == text)
  }

  @Test("columns are aligned, and lines end with their last word")
  func table() {
    var table = TextTable([.left, .right, .left])
    table.add(["name", "x", ""])
    table.add(["b", "20.5", "open"])
    #expect(table.lines() == ["name     x", "b     20.5  open"])
  }

  @Test("values are counted by what decides them")
  func comparison() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var view = LaidOutView(id: nil, className: "UIView", parent: 0, frame: frame, recorded: frame)
    view.inputs = [.width]
    view.ambiguous = [.height]
    let root = LaidOutView(
      id: nil, className: "UIView", parent: nil, frame: frame, recorded: frame, placement: .root)
    let unknown = LaidOutView(id: nil, className: "UIView", parent: 0, frame: frame)
    var document = LaidOutDocument(
      path: "a",
      roots: [
        LaidOutRoot(className: "UIView", size: frame.size, views: [root, view, unknown], conflicts: [])
      ], ignored: [], problems: [])
    let counts = Comparison(of: document).counts
    #expect(counts.inputs == 5)
    #expect(counts.ambiguous == 1)
    #expect(counts.predicted == 2)
    #expect(counts.right == 2)
    #expect(counts.unrecorded == 4)
    document.roots[0].isFlagged = true
    let flagged = Comparison(of: document).counts
    #expect(flagged.predicted == 0)
    #expect(flagged.flagged == 2)
  }

  @Test("what a document writes stays on its line, and does not talk to the terminal")
  func printable() {
    #expect(PrintableText.of("Zoë 🙂") == "Zoë 🙂")
    #expect(PrintableText.of("a\nb\tc") == "a b c")
    // U+009B begins a command as ESC [ does.
    #expect(PrintableText.of("\u{9B}31m") == "\u{FFFD}31m")
    var table = TextTable([.left])
    table.add(["a\u{2028}b"])
    #expect(table.lines() == ["a b"])
  }
}
