import NotationTesting
import PlumbSSLayout
import Testing

/// Nothing that the notation makes outlives its views, or keeps them.
struct MemoryTests {
  @Test func aTreeGoesWithItsConstraints() {
    weak var container: NotationView?
    weak var constraint: NSLayoutConstraint?
    do {
      let views = TwoViews()
      container = views.container
      views.one.activateConstraints {
        views.one.left_attr = views.container.left_attr
        views.one.width_attr.constant = 10
        constraint = views.one.top_attr.equalTo(views.other.bottom_attr)
      }
      views.container.layoutIfNeeded()
    }
    #expect(container == nil)
    #expect(constraint == nil)
  }

  @Test func anAttributeKeepsNoView() {
    weak var view: NotationView?
    let attribute: SSLayoutAttribute
    do {
      let made = NotationView()
      view = made
      attribute = made.width_attr
    }
    #expect(view == nil)
    #expect(attribute.attribute == .width)
  }

  @Test func aConstraintToAViewThatIsGoneIsForgottenAtTheNextActivation() {
    let views = TwoViews()
    let kept = views.one
    kept.activateConstraints { kept.width_attr.constant = 10 }
    do {
      let gone = NotationView()
      views.container.addSubview(gone)
      kept.width_attr.equalTo(gone.width_attr)
      gone.removeFromSuperview()
    }
    #expect(kept.allConstraints?.map(\.isActive) == [true, false])
    // It is not taken for one without second item either.
    kept.width_attr.constant = 20
    kept.activateAllConstraints()
    #expect(kept.allConstraints?.map(\.constant) == [20])
  }

  @Test func aViewThatComesBackHasItsConstraintsActivatedAgain() {
    let views = TwoViews()
    views.one.activateConstraints { views.one.left_attr = views.other.left_attr }
    views.one.removeFromSuperview()
    #expect(views.one.allConstraints?.map(\.isActive) == [false])
    views.container.addSubview(views.one)
    views.one.activateAllConstraints()
    #expect(views.one.allConstraints?.map(\.isActive) == [true])
  }
}
