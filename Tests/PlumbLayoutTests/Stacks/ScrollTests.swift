import PlumbLayout
import Testing

@Suite struct ScrollTests {
  private func scrollView(_ screen: Screen) throws -> ItemID {
    let scroll = screen.view()
    screen.tree.setIsScrollView(true, of: scroll)
    try screen.place(scroll, 0, 0, 300, 400)
    return scroll
  }

  @Test func edgesSizeTheContent() throws {
    let screen = Screen(300, 400)
    let scroll = try scrollView(screen)
    let label = screen.view(in: scroll, content: 41, 21)
    try screen.equal(label, .leading, scroll, plus: 20)
    try screen.equal(label, .top, scroll, plus: 30)
    try screen.equal(scroll, .trailing, label, plus: 25)
    try screen.equal(scroll, .bottom, label, plus: 10)
    // The label is not stretched: 20 + 41 + 25 and 30 + 21 + 10 are the content's size.
    #expect(screen.frame(label) == Rect(x: 20, y: 30, width: 41, height: 21))
    #expect(screen.tree.contentSize(ofScrollView: scroll) == Size(width: 86, height: 61))
  }

  @Test func widthAndCentreAreTheFrames() throws {
    let screen = Screen(300, 400)
    let scroll = try scrollView(screen)
    let view = screen.view(in: scroll)
    try screen.equal(view, .width, scroll)
    try screen.equal(view, .height, plus: 1000)
    for attribute in [Attribute.leading, .top, .trailing, .bottom] {
      try screen.equal(view, attribute, scroll)
    }
    #expect(screen.frame(view) == Rect(x: 0, y: 0, width: 300, height: 1000))
    #expect(screen.tree.contentSize(ofScrollView: scroll).height == 1000)
  }

  @Test func whatIsTiedToTheOutsideStaysWhenTheContentScrolls() throws {
    let screen = Screen(300, 400)
    let scroll = try scrollView(screen)
    let content = screen.view(in: scroll)
    try screen.place(content, 0, 0, 300, 1000)
    try screen.equal(scroll, .bottom, content)
    let header = screen.view(in: scroll, content: 300, 20)
    try screen.equal(header, .top, screen.root, plus: 5)
    let floating = screen.view(in: scroll, content: 10, 10)
    try screen.equal(floating, .top, screen.tree.guide(.frameLayoutGuide, of: scroll))
    #expect(screen.frame(header).minY == 5)
    screen.tree.setContentOffset(Point(x: 0, y: 200), of: scroll)
    // In content coordinates, which begin 200 above what is seen.
    #expect(screen.frame(header).minY == 205)
    #expect(screen.frame(floating).minY == 200)
    #expect(screen.frame(content).minY == 0)
  }
}
