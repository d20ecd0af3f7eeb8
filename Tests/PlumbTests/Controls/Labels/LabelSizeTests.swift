import Plumb
import Testing

struct LabelSizeTests {
  private func label(_ text: String?, size: CGFloat = 17, scale: CGFloat = 2) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = scale
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }

  @Test func heightIsALineRoundedUpToAPixel() {
    // 17 x 2444/2048 = 20.287
    #expect(label("Label", scale: 2).intrinsicContentSize.height == 20.5)
    #expect(label("Label", scale: 1).intrinsicContentSize.height == 21)
    #expect(abs(label("Label", scale: 3).intrinsicContentSize.height - 61.0 / 3) < 1e-9)
    // 15 x 2444/2048 = 17.9, 14: 16.7, 13: 15.5
    #expect(label("Label", size: 15).intrinsicContentSize.height == 18)
    #expect(label("Label", size: 14).intrinsicContentSize.height == 17)
    #expect(label("Label", size: 13, scale: 1).intrinsicContentSize.height == 16)
  }

  @Test func widthsThatInterfaceBuilderRecorded() {
    #expect(label("Label").intrinsicContentSize.width == 41.5)
    // "Title" is recorded as 33.5; half a point is the measure's own tolerance.
    #expect(abs(label("Title").intrinsicContentSize.width - 33.5) <= 0.5)
  }

  @Test func emptyLabelHasNoSize() {
    #expect(label(nil).intrinsicContentSize == .zero)
    #expect(label("").intrinsicContentSize == .zero)
    #expect(label("").sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func oneLineHasOneHeightWhateverTheWidth() {
    let label = label("A rather long text that needs several lines")
    #expect(label.sizeThatFits(CGSize(width: 50, height: 1000)) == label.intrinsicContentSize)
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func linesAddWholeLineHeights() {
    let label = label("one\ntwo\nthree")
    label.numberOfLines = 0
    // 3 x 20.287 = 60.86
    #expect(label.intrinsicContentSize.height == 61)
    label.numberOfLines = 2
    // 2 x 20.287 = 40.57
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test func preferredWidthWraps() {
    let label = label("The quick brown fox jumps over the lazy dog")
    label.numberOfLines = 0
    let natural = label.intrinsicContentSize
    #expect(natural.height == 20.5)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.intrinsicContentSize.height > 40)
    label.preferredMaxLayoutWidth = 0
    #expect(label.intrinsicContentSize == natural)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    let label = label("Label")
    label.frame = CGRect(x: 10, y: 20, width: 300, height: 300)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 41.5, height: 20.5))
  }

  @Test func attributedTextBringsItsFont() {
    let label = label(nil)
    label.attributedText = NSAttributedString(
      string: "Label", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    // 34 x 2444/2048 = 40.57
    #expect(label.intrinsicContentSize.height == 41)
    #expect(label.text == "Label")
    label.text = "Label"
    #expect(label.intrinsicContentSize.height == 20.5)
  }

  @Test func letterSpacingCountsOnceACharacter() {
    let plain = label("AAAA", scale: 1000).intrinsicContentSize.width
    let spaced = label(nil, scale: 1000)
    spaced.attributedText = NSAttributedString(string: "AAAA", attributes: [.kern: 2])
    // Four characters with two points each.
    #expect(abs(spaced.intrinsicContentSize.width - plain - 8) < 0.01)
  }
}
