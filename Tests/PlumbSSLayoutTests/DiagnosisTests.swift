import NotationTesting
import PlumbSSLayout
import Testing

/// What ends the program, with a sentence and, where it can be known, the line.
struct DiagnosisTests {
  private func message(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func aLocationAndABareNumber() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = NotationView()
      view.left_attr.equalTo(nil, constant: 10, fileID: "App/A.swift", line: 3)
      withExtendedLifetime(view) {}
    }
    #expect(
      message(result).contains(
        "SSLayout: Only a width or a height can be compared with a bare number. (App/A.swift:3)"))
  }

  @Test func attributesThatDoNotFit() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = TwoViews()
      views.one.activateConstraints(fileID: "App/A.swift", line: 3) {
        views.one.left_attr = views.other.top_attr
      }
    }
    #expect(message(result).contains("SSLayout: "))
    #expect(message(result).contains("(App/A.swift:3)"))
  }

  @Test func aPriorityThatNoConstraintCanHave() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let view = NotationView()
      view.width_attr.equalTo(nil, 10, NotationPriority(1001), fileID: "App/A.swift", line: 3)
    }
    #expect(message(result).contains("SSLayout: "))
    #expect(message(result).contains("(App/A.swift:3)"))
  }

  @Test func anAttributeWhoseViewIsGone() async throws {
    try await #require(processExitsWith: .failure) {
      let attribute = NotationView().width_attr
      attribute.equalTo(nil, constant: 10)
    }
  }
}
