import Plumb
import Testing

struct ButtonConfigurationTests {
  private func button(_ configuration: UIButton.Configuration, scale: CGFloat = 3) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.traitOverrides.displayScale = scale
    return button
  }

  @Test func sizesThatInterfaceBuilderRecorded() {
    var configuration = UIButton.Configuration.plain()
    // A body line of 20.333 points with 7 above and below.
    configuration.title = "Install"
    let size = button(configuration).intrinsicContentSize
    #expect(abs(size.height - 34.333) < 0.01)
    // Recorded: 68.667 points.
    #expect(abs(size.width - 68.667) <= 0.67)
  }

  @Test func imageAlone() {
    var configuration = UIButton.Configuration.plain()
    // Recorded: 48 by 38 for an image of 24, 56 by 46 for one of 32.
    configuration.image = UIImage(name: "image", size: CGSize(width: 24, height: 24))
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 48, height: 38))
    configuration.image = UIImage(name: "image", size: CGSize(width: 32, height: 32))
    #expect(button(configuration).intrinsicContentSize == CGSize(width: 56, height: 46))
  }

  @Test func fontsOfTheTitle() {
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Not now")
    title.font = UIFont.systemFont(ofSize: 18, weight: .light)
    configuration.attributedTitle = title
    // 18 x 1.19336 = 21.48, in thirds 21.667; recorded: 35.667
    #expect(abs(button(configuration).intrinsicContentSize.height - 35.667) < 0.01)
    #expect(configuration.title == "Not now")
  }

  @Test func insetsByButtonSize() {
    var configuration = UIButton.Configuration.filled()
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    configuration.buttonSize = .large
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    configuration.contentInsets.top = 3
    configuration.buttonSize = .small
    // Insets that the program set stay.
    #expect(configuration.contentInsets.top == 3)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 5)
  }

  @Test func imagePlacementAndPadding() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(name: "image", size: CGSize(width: 20, height: 20))
    configuration.title = "Title"
    configuration.imagePadding = 8
    let beside = button(configuration)
    var alone = configuration
    alone.image = nil
    let width = button(alone).intrinsicContentSize.width
    #expect(abs(beside.intrinsicContentSize.width - width - 28) < 1e-9)
    configuration.imagePlacement = .top
    let above = button(configuration)
    #expect(abs(above.intrinsicContentSize.width - width) < 1e-9)
    // 7 + 20 + 8 + 20.333 + 7
    #expect(abs(above.intrinsicContentSize.height - 62.333) < 0.01)
  }

  @Test func placesInTheBounds() {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(name: "image", size: CGSize(width: 20, height: 20))
    configuration.title = "Title"
    configuration.imagePadding = 8
    let button = button(configuration, scale: 2)
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 12)
    #expect(button.titleLabel?.frame.minX == 40)
    #expect(button.titleLabel?.frame.maxX == button.bounds.width - 12)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    #expect(button.imageView?.frame.maxX == button.bounds.width - 12)
  }

  @Test func subtitleStandsBelowTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    // 17 and 12 points: 20.333 + 1 + 14.333, and 7 above and below.
    #expect(
      abs(button(configuration).intrinsicContentSize.height - (20.0 + 1.0 / 3 + 1 + 14 + 1.0 / 3 + 14)) < 0.01
    )
  }
}
