import Plumb
import Testing

/// Where title and image lie in a button of 100 by 40 points; the title is 46 by 18, the image 20 by 20.
struct ButtonLayoutTests {
  private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.traitOverrides.displayScale = 2
    button.setTitle("Button", for: .normal)
    button.setImage(UIImage(name: "icon", size: CGSize(width: 20, height: 20)), for: .normal)
    return button
  }

  private func places(_ button: UIButton) -> (title: CGRect, image: CGRect) {
    let content = button.contentRect(forBounds: button.bounds)
    return (button.titleRect(forContentRect: content), button.imageRect(forContentRect: content))
  }

  @Test func contentsAreCentredAsOne() {
    // (100 - 20 - 46) / 2 = 17
    let (title, image) = places(button())
    #expect(image == CGRect(x: 17, y: 10, width: 20, height: 20))
    #expect(title == CGRect(x: 37, y: 11, width: 46, height: 18))
  }

  @Test func horizontalAlignment() {
    let button = button()
    button.contentHorizontalAlignment = .left
    #expect(places(button).image.minX == 0)
    #expect(places(button).title.minX == 20)
    button.contentHorizontalAlignment = .right
    #expect(places(button).title.maxX == 100)
    #expect(places(button).image.maxX == 54)
    button.contentHorizontalAlignment = .trailing
    button.semanticContentAttribute = .forceRightToLeft
    #expect(places(button).title.minX == 0)
  }

  @Test func verticalAlignment() {
    let button = button()
    button.contentVerticalAlignment = .top
    #expect(places(button).title.minY == 0)
    button.contentVerticalAlignment = .bottom
    #expect(places(button).title.maxY == 40)
  }

  @Test func rightToLeftPutsTheImageOnTheRight() {
    let button = button()
    button.semanticContentAttribute = .forceRightToLeft
    let (title, image) = places(button)
    #expect(title.minX == 17)
    #expect(image.minX == 63)
  }

  @Test func insetsMoveTitleAndImageApart() {
    let button = button()
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 5)
    let (title, image) = places(button)
    #expect(title.minX == 42)
    #expect(image.minX == 12)
  }

  @Test func theTitleGivesWayWhereItDoesNotFit() {
    let button = button()
    button.frame.size.width = 50
    let (title, image) = places(button)
    #expect(image == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(title == CGRect(x: 20, y: 11, width: 30, height: 18))
  }

  @Test func layoutPlacesTheSubviews() {
    let button = button()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 37, y: 11, width: 46, height: 18))
    #expect(button.imageView?.frame == CGRect(x: 17, y: 10, width: 20, height: 20))
    #expect(button.subviews.count == 2)
  }

  @Test func theTitleLabelsFontChangesTheButton() {
    let button = button()
    button.titleLabel?.font = .systemFont(ofSize: 20)
    // 24 points of the line, 12 of margins
    #expect(button.intrinsicContentSize.height == 36)
  }

  @Test func baselineIsThatOfTheCentredTitle() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    root.traitOverrides.displayScale = 2
    let label = UILabel()
    label.text = "Label"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 60.5),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    // A line of 20.5 centred in 60.5 begins at 20, and so does the label.
    #expect(label.frame.minY == 20)
  }
}
