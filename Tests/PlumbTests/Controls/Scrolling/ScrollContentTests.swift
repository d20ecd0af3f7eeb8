import Testing

@testable import Plumb

/// How constraints size the content of a scroll view.
struct ScrollContentTests {
  private func scroll(in root: UIView) -> UIScrollView {
    let scroll = root.place(UIScrollView())
    NSLayoutConstraint.activate(
      [.leading, .top, .trailing, .bottom].map { relate(scroll, $0, .equal, root) })
    return scroll
  }

  @Test(arguments: [true, false]) func aLabelAloneSizesTheContentAndIsNotStretched(_ byGuide: Bool) {
    let root = makeRoot(320, 480)
    let scroll = scroll(in: root)
    let label = scroll.place(SizedView(41, 21))
    let content: AnyObject = byGuide ? scroll.contentLayoutGuide : scroll
    NSLayoutConstraint.activate([
      relate(label, .leading, .equal, content, plus: 20),
      relate(label, .trailing, .equal, content, plus: -25),
      relate(label, .top, .equal, content, plus: 30),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == rect(20, 30, 41, 21))
    // 20 + 41 + 25
    #expect(scroll.contentSize.width == 86)
    #expect(root.ambiguities(of: scroll.contentLayoutGuide).map(\.value) == [.height])
    #expect(root.ambiguities(of: label).isEmpty)
    relate(label, .bottom, .equal, content, plus: -9).isActive = true
    root.layoutIfNeeded()
    // 30 + 21 + 9
    #expect(scroll.contentSize == CGSize(width: 86, height: 60))
    #expect(root.layoutIssues.isEmpty)
  }

  @Test(arguments: [(700, 700), (100, 480)] as [(CGFloat, CGFloat)])
  func contentAtLeastAsHighAsWhatIsSeen(_ block: CGFloat, _ height: CGFloat) {
    let root = makeRoot(320, 480)
    let scroll = scroll(in: root)
    let content = scroll.placed()
    let view = content.placed()
    let frames = root.frames(
      content, view,
      with: [
        relate(content, .leading, .equal, scroll), relate(content, .top, .equal, scroll),
        relate(content, .trailing, .equal, scroll), relate(content, .bottom, .equal, scroll),
        relate(content, .width, .equal, scroll), relate(content, .height, .equal, scroll, at: 250),
        relate(view, .top, .equal, content), relate(view, .height, plus: block),
        relate(view, .bottom, .lessThanOrEqual, content), relate(view, .leading, .equal, content),
        relate(view, .trailing, .equal, content),
      ])
    #expect(frames == [rect(0, 0, 320, height), rect(0, 0, 320, block)])
    #expect(scroll.contentSize == CGSize(width: 320, height: height))
    #expect(scroll.frame == rect(0, 0, 320, 480))
  }
}
