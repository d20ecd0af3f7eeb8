import Testing

@testable import PlumbCommands

@Suite("Spelling")
struct SpellingTests {
  @Test(
    "edits from one word to another",
    arguments: [
      ("", "abc", 3), ("abc", "abc", 0), ("device", "devcie", 1), ("kitten", "sitting", 3),
      ("layout", "lyout", 1),
    ])
  func distance(first: String, second: String, edits: Int) {
    #expect(Spelling.distance(Array(first), Array(second)) == edits)
    #expect(Spelling.distance(Array(second), Array(first)) == edits)
  }

  @Test("nothing is suggested for a word that is like none")
  func unlike() {
    #expect(Spelling.nearest(to: "xyzzy", among: ["layout", "compare", "render"]) == nil)
    #expect(Spelling.nearest(to: "", among: ["layout"]) == nil)
  }

  @Test("beginnings, capitals and swaps are understood")
  func near() {
    let names = ["layout", "compare", "render", "devices"]
    #expect(Spelling.nearest(to: "dev", among: names) == "devices")
    #expect(Spelling.nearest(to: "Layuot", among: names) == "layout")
    #expect(Spelling.nearest(to: "comapre", among: names) == "compare")
  }
}
