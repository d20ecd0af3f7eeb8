import NotationTesting
import PlumbAnchorage
import Testing

/// What is refused, with a sentence, and what is only warned of.
struct DiagnosisTests {
  let views = TwoViews()
  var one: NotationView { views.one }
  var other: NotationView { views.other }

  private func message(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func aPriorityAbove1000IsRefusedAtActivation() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = TwoViews()
      batch(fileID: "App/A.swift", line: 3) { views.one.widthAnchor == 10 ~ .required + 1 }
    }
    #expect(
      message(result).contains("at most 1000, not 1001.0"))
  }

  @Test func aPriorityOfZeroIsRefusedWithItsLine() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      TwoViews().one.widthAnchor.constrain(toConstant: 10, priority: 0, fileID: "App/A.swift", line: 3)
    }
    #expect(
      message(result).contains("Anchorage: A priority must be greater than 0 and at most 1000, not 0.0"))
    #expect(message(result).contains("(App/A.swift:3)"))
  }

  @Test func edgesWithoutAnchorsAreRefused() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = TwoViews()
      var expression = views.other.edgeAnchors + 10
      expression.anchor = nil
      views.one.edgeAnchors == expression
    }
    #expect(message(result).contains("Anchorage: An expression of edges has no anchors."))
  }

  @Test func aPairOfPositionsWithoutAnchorsIsRefused() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let views = TwoViews()
      var expression = views.other.centerAnchors + 10
      expression.anchor = nil
      views.one.centerAnchors == expression
    }
    #expect(message(result).contains("Anchorage: Only a pair of dimensions can equal numbers."))
  }

  @Test func aMultipliedAnchorWhoseViewIsGoneIsRefused() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let anchor = NotationView().leadingAnchor
      anchor == TwoViews().one.leadingAnchor * 2
    }
    #expect(message(result).contains("Anchorage: The view of a multiplied anchor is gone."))
  }

  @Test func aPositionWithoutAnchorIsWarnedOfAndStaysInactive() {
    var expression = other.leadingAnchor + 10
    expression.anchor = nil
    let log = WarningLog()
    let constraint = log.listen { one.leadingAnchor == expression }
    #expect(!constraint.isActive)
    #expect(
      log.descriptions == [
        "Anchorage: warning: A position cannot equal a bare number. Its constraint stays inactive."
      ])
    #expect(log.listen { batch { one.leadingAnchor == expression } }.isEmpty)
  }

  @Test func aPairOfDimensionsWithoutAnchorsEqualsNumbers() {
    var expression = other.sizeAnchors + 10
    expression.anchor = nil
    let pair = one.sizeAnchors == expression
    #expect([pair.first.constant, pair.second.constant] == [10, 10])
    #expect(pair.first.secondItem == nil)
  }

  @Test func aControllersRootViewOnTheLeftIsWarnedOf() throws {
    let controller = NotationController()
    controller.view.addSubview(one)
    let log = WarningLog()
    log.listen { _ = controller.view.widthAnchor == 10 }
    let warning = try #require(log.descriptions.first)
    #expect(warning.hasPrefix("Anchorage: warning: The root view <UIView"))
    #expect(!controller.view.translatesAutoresizingMaskIntoConstraints)
    // Once is enough.
    log.listen { _ = controller.view.heightAnchor == 10 }
    #expect(log.descriptions.count == 1)
  }

  @Test func otherViewsOnTheLeftAreNot() {
    let parent = NotationController()
    let child = NotationController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let embedded = NotationController()
    views.container.addSubview(embedded.view)
    let log = WarningLog()
    log.listen {
      child.view.edgeAnchors == parent.view.edgeAnchors
      embedded.view.edgeAnchors == views.container.edgeAnchors
      one.widthAnchor == 10
    }
    #expect(log.descriptions == [])
  }
}
