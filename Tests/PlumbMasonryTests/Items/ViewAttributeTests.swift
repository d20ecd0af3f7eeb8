import PlumbMasonry
import Testing

/// Attributes of views, guides and controllers, and the common superview.
struct ViewAttributeTests {
  private let screen = Screen()

  @Test func everyAttributeOfAViewNamesTheView() {
    let view = screen.view
    let attributes = [
      view.mas_left, view.mas_right, view.mas_top, view.mas_bottom, view.mas_leading, view.mas_trailing,
      view.mas_width, view.mas_height, view.mas_centerX, view.mas_centerY, view.mas_lastBaseline,
      view.mas_firstBaseline, view.mas_leftMargin, view.mas_rightMargin, view.mas_topMargin,
      view.mas_bottomMargin, view.mas_leadingMargin, view.mas_trailingMargin, view.mas_centerXWithinMargins,
      view.mas_centerYWithinMargins, view.mas_baseline,
    ]
    #expect(attributes.map(\.layoutAttribute.rawValue) == Array(1...20) + [11])
    #expect(attributes.allSatisfy { $0.view === view && $0.item === view })
    #expect(attributes.filter(\.isSizeAttribute).map(\.layoutAttribute) == [.width, .height])
    #expect(view.mas_attribute(.top) == view.mas_top)
    #expect(view.mas_left !== view.mas_left)
  }

  @Test func attributesOfTheSafeAreaNameItsGuide() {
    let view = screen.root
    let attributes = [
      view.mas_safeAreaLayoutGuide, view.mas_safeAreaLayoutGuideLeft, view.mas_safeAreaLayoutGuideRight,
      view.mas_safeAreaLayoutGuideTop, view.mas_safeAreaLayoutGuideBottom,
      view.mas_safeAreaLayoutGuideLeading,
      view.mas_safeAreaLayoutGuideTrailing, view.mas_safeAreaLayoutGuideWidth,
      view.mas_safeAreaLayoutGuideHeight, view.mas_safeAreaLayoutGuideCenterX,
      view.mas_safeAreaLayoutGuideCenterY,
    ]
    #expect(attributes.map(\.layoutAttribute.rawValue) == Array(0...10))
    #expect(attributes.allSatisfy { $0.view === view && $0.item === view.safeAreaLayoutGuide })
  }

  @Test func attributesOfAControllersGuidesNameTheGuides() {
    let controller = NotationController()
    let attributes = [
      controller.mas_topLayoutGuide, controller.mas_topLayoutGuideTop, controller.mas_topLayoutGuideBottom,
      controller.mas_bottomLayoutGuide, controller.mas_bottomLayoutGuideTop,
      controller.mas_bottomLayoutGuideBottom,
    ]
    #expect(attributes.map(\.layoutAttribute) == [.bottom, .top, .bottom, .top, .top, .bottom])
    #expect(attributes.prefix(3).allSatisfy { $0.item === controller.topLayoutGuide })
    #expect(attributes.suffix(3).allSatisfy { $0.item === controller.bottomLayoutGuide })
    #expect(attributes.allSatisfy { $0.view === controller.view })
  }

  @Test func aControllersGuidesAreTargets() throws {
    let controller = NotationController()
    let root = try #require(controller.view)
    let view = NotationView()
    root.addSubview(view)
    let made = view.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
    }
    #expect(
      made.facts == [
        Fact(.top, controller.topLayoutGuide, .bottom), Fact(.bottom, controller.bottomLayoutGuide, .top),
      ])
    #expect(root.masonry.count == 2)
  }

  /// A fault of the original's is that a guide's left equals its view's left.
  @Test func equalityLooksAtItemAndAttribute() {
    #expect(screen.view.mas_left == screen.view.mas_left)
    #expect(screen.view.mas_left != screen.view.mas_right)
    #expect(screen.view.mas_left != screen.other.mas_left)
    #expect(screen.view.mas_left != screen.view.mas_safeAreaLayoutGuideLeft)
    #expect(
      Set([screen.view.mas_left, screen.view.mas_left, screen.view.mas_safeAreaLayoutGuideLeft]).count == 2)
  }

  @Test func anAttributeOfAForeignItemKnowsItsView() {
    let guide = NotationGuide()
    let attribute = MASViewAttribute(view: screen.view, item: guide, layoutAttribute: .top)
    #expect(attribute.view === screen.view)
    #expect(attribute.item === guide)
    #expect(MASViewAttribute(view: screen.view, layoutAttribute: .top).item === screen.view)
  }

  @Test func theClosestCommonSuperviewCountsTheViewsThemselves() {
    let (inner, innermost) = (NotationView(), NotationView())
    screen.view.addSubview(inner)
    inner.addSubview(innermost)
    let root = screen.root
    #expect(screen.view.mas_closestCommonSuperview(screen.other) === root)
    #expect(screen.view.mas_closestCommonSuperview(screen.view) === screen.view)
    #expect(screen.view.mas_closestCommonSuperview(root) === root)
    #expect(root.mas_closestCommonSuperview(screen.view) === root)
    #expect(innermost.mas_closestCommonSuperview(screen.other) === root)
    #expect(screen.other.mas_closestCommonSuperview(innermost) === root)
    #expect(innermost.mas_closestCommonSuperview(screen.view) === screen.view)
    #expect(root.mas_closestCommonSuperview(innermost) === root)
    #expect(screen.view.mas_closestCommonSuperview(NotationView()) == nil)
    #expect(innermost.mas_closestCommonSuperview(NotationView()) == nil)
    #expect(screen.view.mas_closestCommonSuperview(nil) == nil)
  }
}
