import Testing

@testable import Plumb

/// Heights that follow from widths: text in cells of 8 x 16 that breaks anywhere.
struct WrappingTests {
  @Test(arguments: [(192, 160, 48), (112, 80, 80), (432, 400, 16)] as [(CGFloat, CGFloat, CGFloat)])
  func theHeightFollowsTheWidthThatLayoutGives(_ root: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let root = makeRoot(root, 200)
    let text = root.place(Cells(50))
    // 160 / 8 = 20 cells a line: 3 lines; 10 cells: 5 lines; 50 cells: one.
    #expect(
      root.frames(
        text,
        with: [
          relate(text, .leading, .equal, root, plus: 16), relate(text, .top, .equal, root),
          relate(text, .trailing, .equal, root, plus: -16),
        ]) == [rect(16, 0, width, height)])
  }

  @Test func whatLiesBelowMovesWithTheLines() {
    let root = makeRoot(208, 400)
    let (headline, image) = (root.place(Cells(60)), root.placed())
    let constraints = [
      relate(headline, .top, .equal, root, plus: 4), relate(headline, .leading, .equal, root, plus: 4),
      relate(headline, .trailing, .equal, root, plus: -4),
      relate(image, .top, .equal, headline, .bottom, plus: 8), relate(image, .leading, .equal, root, plus: 4),
      relate(image, .width, plus: 150), relate(image, .height, plus: 150),
    ]
    // 200 / 8 = 25 cells a line: 3 lines; 4 + 48 + 8
    #expect(
      root.frames(headline, image, with: constraints) == [rect(4, 4, 200, 48), rect(4, 60, 150, 150)])
    root.frame.size.width = 108
    root.layoutIfNeeded()
    // 12 cells a line: 5 lines
    #expect(headline.frame == rect(4, 4, 100, 80))
    #expect(image.frame.minY == 92)
  }

  /// A row of text and a button of 100 x 20 that neither grows nor shrinks, insets 16 and 8, a gap of 8.
  private func row(_ text: Cells) -> UIView {
    let row = UIView()
    let button = SizedView(100, 20, hugging: 1000, resistance: 1000)
    row.place(text)
    row.place(button)
    NSLayoutConstraint.activate([
      relate(text, .leading, .equal, row, plus: 16), relate(text, .top, .equal, row, plus: 8),
      relate(text, .bottom, .equal, row, plus: -8),
      relate(button, .leading, .equal, text, .trailing, plus: 8),
      relate(button, .trailing, .equal, row, plus: -16), relate(button, .centerY, .equal, row),
    ])
    return row
  }

  @Test(arguments: [(320, 64), (240, 96), (600, 32)] as [(CGFloat, CGFloat)])
  func aRowsHeightDependsOnItsSiblingsWidth(_ width: CGFloat, _ height: CGFloat) {
    // 320 - 16 - 8 - 100 - 16 = 180: 22 cells a line, 3 lines, 48 + 16. 240: 100, 12 cells, 5 lines. 600: one line.
    let row = row(Cells(50))
    let size = row.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: height))
  }

  @Test func aMinimumSizeLooksAtAllRows() {
    let container = UIView()
    let (short, long) = (SizedView(-1, 20), SizedView(-1, 20))
    container.placeAll(short, long)
    NSLayoutConstraint.activate([
      relate(short, .leading, .equal, container, plus: 15), relate(short, .width, plus: 200),
      relate(short, .trailing, .lessThanOrEqual, container),
      relate(long, .leading, .equal, container, plus: 15), relate(long, .width, plus: 300),
      relate(long, .trailing, .lessThanOrEqual, container), relate(short, .top, .equal, container, plus: 15),
      relate(long, .top, .greaterThanOrEqual, short, .bottom, plus: 100),
      relate(long, .bottom, .lessThanOrEqual, container),
    ])
    // 15 + 300; 15 + 20 + 100 + 20
    #expect(
      container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 315, height: 155)
    )
  }

  @Test func textInAColumnOfAStackIsAsHighAsItsLines() {
    let root = makeRoot(160, 400)
    let (first, second) = (Cells(50), Cells(5))
    let stack = root.place(UIStackView(arrangedSubviews: [first, second]))
    stack.axis = .vertical
    stack.spacing = 4
    // 20 cells a line: 3 lines and one
    #expect(
      root.frames(
        stack, first, second, with: [.left, .right, .top].map { relate(stack, $0, .equal, root) })
        == [rect(0, 0, 160, 68), rect(0, 0, 160, 48), rect(0, 52, 160, 16)])
    #expect(
      stack.systemLayoutSizeFitting(
        CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 80, height: 100))
  }

  @Test func textsSideBySideShareEqually() {
    let root = makeRoot(168, 400)
    let (one, other) = (Cells(30), Cells(12))
    let stack = root.place(UIStackView(arrangedSubviews: [one, other]))
    stack.spacing = 8
    stack.distribution = .fillEqually
    // 80 each: 10 cells a line, 3 lines and 2; the stack is as high as the higher.
    #expect(
      root.frames(
        stack, one, other, with: [.left, .right, .top].map { relate(stack, $0, .equal, root) })
        == [rect(0, 0, 168, 48), rect(0, 0, 80, 48), rect(88, 0, 80, 48)])
  }

  @Test func textUnderAMaximumWidthIsNoWiderThanItself() {
    let root = makeRoot(320, 400)
    let (short, long) = (root.place(Cells(10)), root.place(Cells(50)))
    let frames = root.frames(
      short, long,
      with: [short, long].flatMap {
        [
          relate($0, .left, .equal, root), relate($0, .top, .equal, root),
          relate($0, .width, .lessThanOrEqual, plus: 200),
        ]
      })
    // 80 fits in one line; 400 does not: 25 cells a line, 2 lines.
    #expect(frames == [rect(0, 0, 80, 16), rect(0, 0, 200, 32)])
  }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func labelsOfAllKindsWrapInARow(_ scale: CGFloat) {
    let root = makeRoot(240, 400, scale: scale)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A sentence that is far too long for the room that the row leaves to it"
    let button = SizedView(100, 20, hugging: 1000, resistance: 1000)
    root.placeAll(label, button)
    _ = root.frames(
      with: [
        relate(label, .leading, .equal, root, plus: 16), relate(label, .top, .equal, root, plus: 8),
        relate(button, .leading, .equal, label, .trailing, plus: 8),
        relate(button, .trailing, .equal, root, plus: -16), relate(button, .top, .equal, label),
      ])
    // 240 - 16 - 8 - 100 - 16
    #expect(label.frame.width == 100)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(label.frame.height > 3 * 17)
  }
}
