import PlumbMasonry
import Testing

/// The code of the documentation, as it stands there.
struct SampleTests {
  private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView()
  private let icon = UIView()
  private let title = UIView()
  private let view = UIView()

  init() {
    for view in [card, icon, title, view] { superview.addSubview(view) }
  }

  @Test func theFirstSample() {
    card.mas_makeConstraints { make in make.edges.equalTo(superview) }
    icon.mas_makeConstraints { make in
      make.left.top.equalTo(card).offset(16)
      make.size.equalTo(CGSize(width: 40, height: 40))
    }
    title.mas_makeConstraints { make in
      make.left.equalTo(icon.mas_right).offset(8)
      make.right.equalTo(card).offset(-16)
      make.centerY.equalTo(icon)
    }
    superview.layoutIfNeeded()
    // From 16 + 40 + 8 to 320 - 16.
    #expect(title.frame.minX == 64 && title.frame.maxX == 304 && title.center.y == 36)
  }

  @Test func theSampleOfLiveConstraints() {
    let width = view.mas_makeConstraints { make in make.width.equalTo(100) }[0]
    width.offset(120)
    width.updatePriority(.defaultHigh)
    width.uninstall()
    width.install()
    #expect(width.facts.map(\.constant) == [120])
    #expect(width.facts.map(\.priority) == [750])
  }

  @Test func theSampleOfInsets() {
    view.mas_makeConstraints { make in
      make.edges.equalTo(superview).insets(UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      make.width.mas_greaterThanOrEqualTo(200).priorityLow()
    }
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
  }

  @Test func theSamplesOfTheMakersComments() {
    title.mas_makeConstraints { make in
      make.top.equalTo(icon.mas_bottom).offset(8)
      make.left.right.equalTo(icon)
      make.aspectRatio(16.0 / 9)
      make.group {
        make.left.equalTo(icon.mas_right)
        make.top.equalTo(icon)
      }.priority(.defaultHigh)
    }
    MASAttachKeys(["title": title, "icon": icon])
    [icon, title].mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 8, leadSpacing: 0, tailSpacing: 0, lengths: .proportional([1, 2]))
    #expect(superview.masonry.count == 5 + 4)
  }
}
