import PlumbMasonry
import Testing

/// Where the original raises an exception, the program ends with one sentence and the line, in every build.
struct RefusalTests {
  @Test(arguments: Mistake.allCases)
  func mistakesEndTheProgram(mistake: Mistake) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in await mistake.make() }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(mistake.sentence))
    if !mistake.rawValue.hasPrefix("abstract") {
      #expect(text.contains("(PlumbMasonryTests/Mistake.swift:"))
    }
  }
}
