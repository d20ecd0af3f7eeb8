import NotationSupport
import NotationTesting
import Testing

/// What the three notations stand on.
struct NotationSupportTests {
  @Test func anAssociatedValueLivesAndDiesWithItsOwner() {
    final class Value {}
    let values = AssociatedValue<Value>()
    let others = AssociatedValue<Value>()
    weak var value: Value?
    do {
      let view = NotationView()
      let held = Value()
      values[view] = held
      value = held
      #expect(values[view] === held)
      #expect(others[view] == nil)
    }
    #expect(value == nil)
  }

  @Test func aLinkOutlivesItsItem() {
    var view: NotationView? = NotationView()
    let guide = NotationGuide()
    view?.addLayoutGuide(guide)
    let links = [ItemLink(view), ItemLink(guide)]
    #expect(links.map { $0.item === view } == [true, false])
    #expect(links.allSatisfy { $0.view === view })
    view = nil
    #expect(links[0].item == nil)
    #expect(links[1].item === guide)
    #expect(links.allSatisfy { $0.view == nil })
    #expect(ItemLink(nil).item == nil)
  }

  @Test func aConstraintRemembersItsLine() {
    let view = NotationView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.markWritten("App/Screen.swift", 12)
    #expect(constraint.sourceLocation?.description == "App/Screen.swift:12")
  }

  @Test func theHandlerOfTheTaskHearsWarnings() {
    let log = WarningLog()
    log.listen {
      NotationWarning(notation: "Masonry", message: "Near match.", fileID: "App/A.swift", line: 3).report()
    }
    #expect(log.descriptions == ["Masonry: warning: Near match. (App/A.swift:3)"])
  }

  @Test func aRefusalEndsTheProgramWithItsSentenceAndLine() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      refuse("Anchorage", "There is no anchor.", "App/A.swift", 7)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Anchorage: There is no anchor. (App/A.swift:7)"))
  }

  @Test func aWarningWithoutAPlaceNamesNone() {
    let warning = NotationWarning(notation: "SSLayout", message: "Read as 0.", fileID: "", line: 0)
    #expect(warning.description == "SSLayout: warning: Read as 0.")
  }

  @Test func aConstraintForgetsALineThatIsNotThePrograms() {
    let constraint = NotationView().widthAnchor.constraint(equalToConstant: 10)
    constraint.markUnwritten()
    #expect(constraint.sourceLocation == nil)
  }

  @Test func aThreadsValueIsThatOfTheInnermostClosure() async {
    let slot = ThreadSlot<Int>()
    #expect(slot.innermost == nil)
    var (outer, inner) = (1, 2)
    slot.withValue(&outer) { pointer in
      pointer.pointee += 10
      slot.withValue(&inner) { _ in #expect(slot.innermost?.pointee == 2) }
      #expect(slot.innermost?.pointee == 11)
    }
    #expect(slot.innermost == nil)
    #expect(outer == 11)
  }
}
