import Testing

@testable import Plumb

/// Stacks in stacks, margins, baselines and reading directions.
struct NestedStackTests {
  @Test func aFormOfRows() {
    func row(_ label: CGFloat) -> UIStackView {
      let title = StackBox(label, 20)
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [title, StackBox(30, 34)])
      row.spacing = 8
      row.alignment = .center
      return row
    }
    let rows = [row(50), row(80)]
    let form = StackBox.stack(rows, 300, 100)
    form.axis = .vertical
    form.distribution = .equalSpacing
    // Each row is as high as its field, 34; 100 - 68 = 32 lie between them.
    #expect(
      form.arrangedFrames
        == [CGRect(x: 0, y: 0, width: 300, height: 34), CGRect(x: 0, y: 66, width: 300, height: 34)])
    #expect(
      rows[0].arrangedSubviews.map(\.frame)
        == [CGRect(x: 0, y: 7, width: 50, height: 20), CGRect(x: 58, y: 0, width: 242, height: 34)])
    #expect(rows[1].arrangedSubviews[1].frame.minX == 88)
  }

  @Test func proportionsCountWhatANestedStackHolds() {
    let inner = UIStackView(arrangedSubviews: [StackBox(40, 10), StackBox(50, 10)])
    inner.spacing = 10
    let other = StackBox(50, 10)
    let outer = StackBox.stack([inner, other], 300, 20)
    outer.distribution = .fillProportionally
    // 100 and 50 of 150 in 300.
    #expect(outer.arrangedFrames.map(\.width) == [200, 100])
    inner.arrangedSubviews[1].isHidden = true
    // 40 and 50 of 90: 300 * 4 / 9 = 133.33.
    #expect(outer.arrangedFrames.map(\.width) == [133, 167])
  }

  @Test func proportionsWithoutContentAreEqual() {
    let views = [UIView(), UIView(), UIView()]
    let stack = StackBox.stack(views, 90, 20)
    stack.distribution = .fillProportionally
    #expect(stack.arrangedFrames.map(\.width) == [30, 30, 30])
    // Content of zero is no content either.
    let empty = StackBox.stack([StackBox(0, 0), StackBox(0, 0)], 90, 20)
    empty.distribution = .fillProportionally
    #expect(empty.arrangedFrames.map(\.width) == [45, 45])
  }

  @Test func proportionsKeepToTheMargins() {
    let stack = StackBox.stack([StackBox(30, 10), StackBox(10, 10)], 100, 30)
    stack.distribution = .fillProportionally
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 5)
    // 30 and 10 of 40 in 100 - 20 = 80.
    #expect(stack.arrangedFrames.map(\.minX) == [15, 75])
    #expect(stack.arrangedFrames.map(\.width) == [60, 20])
  }

  @Test func marginsAddToTheFittingSize() {
    let stack = UIStackView(arrangedSubviews: [StackBox(30, 10), StackBox(10, 20)])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.alignment = .center
    // 30 + 10 + 6 wide; 20 + 4 high.
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 46, height: 24))
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, false, [0, 0] as [CGFloat]), (.leading, true, [60, 40]),
    (.trailing, false, [60, 40]), (.trailing, true, [0, 0]), (.center, false, [30, 20]),
    (.center, true, [30, 20]), (.firstBaseline, false, [0, 0]), (.lastBaseline, true, [60, 40]),
  ])
  func aColumnAlignsByDirection(_ alignment: UIStackView.Alignment, _ isReversed: Bool, _ x: [CGFloat]) {
    let stack = StackBox.stack([StackBox(40, 10), StackBox(60, 10)], 100, 20)
    stack.axis = .vertical
    stack.alignment = alignment
    if isReversed { stack.semanticContentAttribute = .forceRightToLeft }
    #expect(stack.arrangedFrames.map(\.minX) == x)
  }

  @Test func aViewThatReadsAnotherWayIsArrangedAsTheStackReads() {
    let views = [StackBox(40, 10), StackBox(60, 10)]
    views[0].semanticContentAttribute = .forceLeftToRight
    let stack = StackBox.stack(views, 100, 10)
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(stack.arrangedFrames.map(\.minX) == [60, 0])
    #expect(stack.layoutIssues.conflicts.isEmpty)
  }

  @Test func rightToLeftRowWithCustomSpacing() {
    let views = [StackBox(40, 10), StackBox(60, 10), StackBox(20, 10)]
    let stack = StackBox.stack(views, 150, 10)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(5, after: views[1])
    // From the right: 150 - 40 = 110; 110 - 25 - 60 = 25; 25 - 5 - 20 = 0.
    #expect(stack.arrangedFrames.map(\.minX) == [110, 25, 0])
  }

  @Test func baselinesOfARow() {
    let small = UILabel()
    small.font = .systemFont(ofSize: 10)
    small.text = "x"
    let large = UILabel()
    large.font = .systemFont(ofSize: 30)
    large.text = "x"
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = StackBox.stack([small, large], 200, 100)
      stack.alignment = alignment
      stack.layoutIfNeeded()
      func baseline(_ label: UILabel) -> CGFloat { label.frame.minY + label.font.ascender }
      // Text baselines lie on pixels: to within one.
      #expect(abs(baseline(small) - baseline(large)) <= 1)
      // Neither label leaves the stack.
      #expect(large.frame.minY >= 0 && large.frame.maxY <= 100)
    }
  }

  @Test func distancesFromBaselineToBaseline() {
    // Plain views have their baselines at their bottom and top: as without.
    let stack = StackBox.stack([StackBox(10, 20), StackBox(10, 30)], 50, 70)
    stack.axis = .vertical
    stack.spacing = 20
    stack.isBaselineRelativeArrangement = true
    #expect(stack.arrangedFrames.map(\.minY) == [0, 40])
    let labels = (0..<2).map { _ in
      let label = UILabel()
      label.text = "x"
      return label
    }
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.spacing = 40
    texts.isBaselineRelativeArrangement = true
    texts.frame.size = texts.systemLayoutSizeFitting(.zero)
    texts.layoutIfNeeded()
    // Equal labels: their tops lie as far apart as their baselines, which are on pixels.
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) <= 1)
  }
}
