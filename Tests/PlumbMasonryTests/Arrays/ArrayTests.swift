import PlumbMasonry
import Testing

/// The calls on arrays of views.
struct ArrayTests {
  private let screen = Screen()

  @Test func theBlockRunsOncePerViewInOrder() {
    var runs = 0
    let made = [screen.view, screen.other].mas_makeConstraints { make in
      runs += 1
      make.width.equalTo(runs)
      make.left.top.equalTo(screen.third)
    }
    #expect(runs == 2)
    #expect(made.count == 4)
    #expect(screen.view.masonry.map(\.constant) == [1])
    #expect(screen.other.masonry.map(\.constant) == [2])
    #expect(!screen.other.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func viewsOfDifferentClassesShareABlock() {
    let (label, button) = (UILabel(), UIButton())
    #expect([label, button].mas_makeConstraints { make in make.width.equalTo(5) }.count == 2)
    #expect((label.masonry + button.masonry).count == 2)
  }

  @Test func updateAndRemakeReachEveryView() {
    let views = [screen.view, screen.other]
    views.mas_makeConstraints { make in make.width.equalTo(5) }
    #expect(views.mas_updateConstraints { make in make.width.equalTo(6) }.count == 2)
    #expect(views.map { $0.masonry.map(\.constant) } == [[6], [6]])
    views.mas_replaceConstraints { make in make.width.equalTo(8).priorityLow() }
    #expect(views.map { $0.masonry.map(\.constant) } == [[8], [8]])
    #expect(views.mas_remakeConstraints { make in make.height.equalTo(7) }.count == 2)
    #expect(views.map { $0.masonry.map(\.firstAttribute) } == [[.height], [.height]])
  }

  @Test func anEmptyArrayMakesNothing() {
    #expect([NotationView]().mas_makeConstraints { make in make.width.equalTo(5) }.isEmpty)
  }
}
