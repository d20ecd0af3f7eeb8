import PlumbMasonry

/// What Masonry cannot do as told; each ends the program.
enum Mistake: String, Codable, CaseIterable {
  case abstractBase, abstractMember, emptyMask, attributeAfterRelation, attributeAfterInstallation
  case compositeAfterInstallation
  case secondRelation, otherRelationWithValue, arrayAfterRelation, nestedArray, nilTarget
  case multiplierWhenInstalled, priorityWhenInstalled, targetWhenInstalled, relationWhenInstalled
  case positionWithoutSuperview, noCommonSuperview, guideWithoutView
  case distributionOfOne, distributionWithoutCommonSuperview, distributionWithWrongProportions

  /// A part of the sentence that says what is wrong.
  var sentence: String {
    switch self {
    case .abstractBase: "MASConstraint is abstract"
    case .abstractMember: "Halfway has to override install() of MASConstraint"
    case .emptyMask: "attributes(_:) wants at least one attribute"
    case .attributeAfterRelation: "an attribute has to be chained before the relation is given"
    case .attributeAfterInstallation, .compositeAfterInstallation:
      "attributes can be chained only inside the block"
    case .secondRelation, .otherRelationWithValue, .arrayAfterRelation: "it has its relation already"
    case .nestedArray: "an array of targets cannot hold an array"
    case .nilTarget: "a constraint cannot be related to nil"
    case .multiplierWhenInstalled: "the multiplier cannot change once it is installed"
    case .priorityWhenInstalled: "the priority cannot change once it is installed"
    case .targetWhenInstalled: "it is installed; only a value can still be given"
    case .relationWhenInstalled: "it is installed; its relation cannot change"
    case .positionWithoutSuperview: "has no superview, which a position without a target is relative to"
    case .noCommonSuperview: "there is no common superview of UIView:view and UIView:stranger"
    case .guideWithoutView: "the guide belongs to no view"
    case .distributionOfOne: "a distribution wants at least two views"
    case .distributionWithoutCommonSuperview: "the views of a distribution have no common superview"
    case .distributionWithWrongProportions: "one positive proportion for each"
    }
  }

  func make() async {
    let screen = Screen()
    switch self {
    case .abstractBase: _ = MASConstraint()
    case .abstractMember: Halfway().install()
    case .emptyMask:
      screen.view.mas_makeConstraints { make in _ = make.attributes(MASAttribute(rawValue: 1 | 1 << 21)) }
    case .attributeAfterRelation:
      screen.view.mas_makeConstraints { make in _ = make.left.equalTo(screen.other).right }
    case .attributeAfterInstallation: _ = screen.view.mas_makeConstraints { make in _ = make.left }[0].top
    case .compositeAfterInstallation:
      _ = screen.view.mas_makeConstraints { make in _ = make.left.right }[0].top
    case .secondRelation:
      screen.view.mas_makeConstraints { make in make.left.equalTo(screen.other).equalTo(screen.third) }
    case .otherRelationWithValue:
      screen.view.mas_makeConstraints { make in make.width.equalTo(10).lessThanOrEqualTo(20) }
    case .arrayAfterRelation:
      screen.view.mas_makeConstraints { make in make.left.equalTo(10).equalTo([screen.other]) }
    case .nestedArray:
      screen.view.mas_makeConstraints { make in make.left.equalTo([[screen.other], [screen.third]]) }
    case .nilTarget: screen.view.mas_makeConstraints { make in make.left.equalTo(screen.root.superview) }
    default: makeLater(screen)
    }
  }

  private func makeLater(_ screen: Screen) {
    switch self {
    case .multiplierWhenInstalled: width(of: screen).multipliedBy(2)
    case .priorityWhenInstalled: width(of: screen).priority(.defaultLow)
    case .targetWhenInstalled:
      screen.view.mas_makeConstraints { make in _ = make.width }[0].equalTo(screen.other)
    case .relationWhenInstalled:
      screen.view.mas_makeConstraints { make in _ = make.width }[0].lessThanOrEqualTo(20)
    case .positionWithoutSuperview: NotationView().mas_makeConstraints { make in make.left.offset(8) }
    case .noCommonSuperview:
      let stranger = NotationView()
      MASAttachKeys(["view": screen.view, "stranger": stranger])
      screen.view.mas_makeConstraints { make in make.left.equalTo(stranger) }
    case .guideWithoutView: NotationGuide().mas_makeConstraints { make in make.left.equalTo(screen.view) }
    case .distributionOfOne: distribute([screen.view])
    case .distributionWithoutCommonSuperview: distribute([screen.view, NotationView()])
    case .distributionWithWrongProportions:
      distribute([screen.view, screen.other], lengths: .proportional([1, 2, 3]))
    default: break
    }
  }

  private func width(of screen: Screen) -> MASConstraint {
    screen.view.mas_makeConstraints { make in make.width.equalTo(10) }[0]
  }

  private func distribute(_ views: [NotationView], lengths: MASItemLengths = .equal) {
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 8, leadSpacing: 0, tailSpacing: 0, lengths: lengths)
  }
}

/// A subclass that overrides nothing.
private final class Halfway: MASConstraint {}
