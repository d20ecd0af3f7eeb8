import Plumb
import Testing

/// Sizes of buttons without configuration. Recorded frames are whole points: a line of 18, 20 or 21 points with six
/// above and six below.
struct ButtonSizeTests {
  private func button(_ title: String?, size: CGFloat? = nil, type: UIButton.ButtonType = .system) -> UIButton
  {
    let button = UIButton(type: type)
    button.traitOverrides.displayScale = 2
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  @Test(arguments: [
    (12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (20, 36), (22, 39), (24, 41),
    (25, 42),
    (27, 45), (28, 46),
  ])
  func heightsThatInterfaceBuilderRecorded(size: CGFloat, height: CGFloat) {
    #expect(button("Title", size: size).intrinsicContentSize.height == height)
  }

  @Test func widthIsTheTitlesInWholePoints() {
    // "Button" at 15 points measures 45.64.
    #expect(button("Button").intrinsicContentSize == CGSize(width: 46, height: 30))
    // A title of less than 30 points leaves the button 30 wide.
    #expect(button("+", size: 27).intrinsicContentSize.width == 30)
  }

  @Test func emptyButtons() {
    #expect(button(nil).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button(nil, type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func anImageAloneHasNoMargins() {
    let button = button(nil, type: .custom)
    button.setImage(UIImage(name: "photo", size: CGSize(width: 80, height: 80)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 80, height: 80))
    // A line of 18 points counts where the image is lower: 18 x 1.1934 = 21.48.
    button.setImage(UIImage(name: "dot", size: CGSize(width: 16, height: 16)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 16, height: 22))
  }

  @Test func contentInsetsReplaceTheMargins() {
    let button = button("Button")
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: 86, height: 38))
    button.titleEdgeInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    #expect(button.intrinsicContentSize == CGSize(width: 86, height: 38))
    let icon = self.button(nil, type: .custom)
    icon.setImage(UIImage(name: "icon", size: CGSize(width: 22, height: 22)), for: .normal)
    icon.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(icon.intrinsicContentSize == CGSize(width: 38, height: 38))
  }

  @Test func imageAndTitleStandSideBySide() {
    let button = button("Button")
    button.setImage(UIImage(name: "icon", size: CGSize(width: 24, height: 24)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24 + 46, height: 24 + 12))
  }

  @Test func theStatesTitleCounts() {
    let button = button("Button")
    button.setTitle("A much longer title", for: .selected)
    let short = button.intrinsicContentSize.width
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > short)
    #expect(button.currentTitle == "A much longer title")
    #expect(button.title(for: .highlighted) == "Button")
  }
}
