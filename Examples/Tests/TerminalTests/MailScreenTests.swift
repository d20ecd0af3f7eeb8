import Testing

@testable import Terminal

@Suite struct MailScreenTests {
  private func mail(_ width: Int, _ height: Int) throws -> MailScreen {
    try MailScreen(
      [
        .init(sender: "Ada", subject: "Engine", text: "The engine weaves algebraic patterns"),
        .init(
          sender: "Grace", subject: "Moth",
          text: String(repeating: "It was a moth, taped into the log book. ", count: 8)),
      ], width: width, height: height)
  }

  /// 3/10 of 80 is 24; one row below for the keys; margins of 2 and 1 cells inside the borders.
  @Test func framesAreWholeCells() throws {
    let mail = try mail(80, 24)
    _ = mail.screen.draw()
    #expect(mail.list.frame == CellFrame(x: 0, y: 0, width: 24, height: 23))
    #expect(mail.reader.frame == CellFrame(x: 24, y: 0, width: 56, height: 23))
    #expect(mail.status.frame == CellFrame(x: 0, y: 23, width: 80, height: 1))
    #expect(mail.subject.frame == CellFrame(x: 2, y: 1, width: 52, height: 1))
    #expect(mail.body.frame == CellFrame(x: 2, y: 4, width: 52, height: 1))
  }

  /// 3/10 of 53 is 15.9, under the 18 that the list wants; 3/10 of 150 is 45, over the 34 that it may have.
  @Test(arguments: [(53, 18), (67, 20), (150, 34), (90, 27)])
  func theListsWidthHasBounds(width: Int, list: Int) throws {
    let mail = try mail(80, 24)
    mail.select(1)
    _ = mail.screen.draw()
    mail.resize(width: width, height: 20)
    _ = mail.screen.draw()
    #expect(mail.list.frame.width == list)
    #expect(mail.reader.frame == CellFrame(x: list, y: 0, width: width - list, height: 19))
  }

  /// 30 cells less twice 2 are 26: "The engine weaves" is 17, with "algebraic" 27.
  @Test func aNarrowWindowHasNoListAndWrapsTheText() throws {
    let mail = try mail(80, 24)
    _ = mail.screen.draw()
    mail.resize(width: 30, height: 10)
    let lines = mail.screen.draw().lines
    #expect(mail.reader.frame == CellFrame(x: 0, y: 0, width: 30, height: 9))
    #expect(mail.body.frame == CellFrame(x: 2, y: 4, width: 26, height: 2))
    #expect(lines[4] == "│ The engine weaves          │")
    #expect(lines[5] == "│ algebraic patterns         │")
    #expect(lines.allSatisfy { $0.count == 30 })
  }

  @Test func theListGoesAndComesBack() throws {
    let mail = try mail(80, 24)
    let before = mail.screen.draw().lines
    mail.toggleList()
    _ = mail.screen.draw()
    #expect(mail.reader.frame.x == 0)
    mail.toggleList()
    #expect(mail.screen.draw().lines == before)
  }

  @Test func textsWrapAtSpacesAndBreakLongWords() {
    #expect(wrap("a bc def", 4) == ["a bc", "def"])
    #expect(wrap("abcdefgh i", 3) == ["abc", "def", "gh", "i"])
    #expect(wrap("会議の資料", 4) == ["会議", "の資", "料"])
    #expect(wrap("a\n\nb", 9) == ["a", "", "b"])
    #expect(wrap("a", 0) == [""])
  }
}
