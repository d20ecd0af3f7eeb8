import Testing

@testable import Plumb

/// Raw values and defaults, from the headers of UIKit.
struct RawValueTests {
  @Test func attributes() {
    let inOrder: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(inOrder.map(\.rawValue) == Array(0...20))
    #expect(NSLayoutConstraint.Attribute(rawValue: 21) == nil)
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    #expect(relations.map(\.rawValue) == [-1, 0, 1])
    #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
  }

  @Test func priorities() {
    let priorities: [UILayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene,
      .defaultLow, .fittingSizeLevel,
    ]
    #expect(priorities.map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func enumerations() {
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UISemanticContentAttribute.forceRightToLeft.rawValue == 4)
    #expect(UIView.ContentMode.bottomRight.rawValue == 12)
    #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.lastBaseline.rawValue == 5)
    #expect(UIStackView.Alignment.trailing.rawValue == 4)
  }

  @Test func aNewView() {
    let view = UIView()
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(view.alpha == 1)
    #expect(!view.isHidden)
    #expect(view.isOpaque)
    #expect(view.isUserInteractionEnabled)
    #expect(view.autoresizesSubviews)
    #expect(view.autoresizingMask.isEmpty)
    #expect(!view.clipsToBounds)
    #expect(view.contentMode == .scaleToFill)
    #expect(view.backgroundColor == nil)
    #expect(view.alignmentRectInsets == .zero)
    #expect(view.forFirstBaselineLayout === view)
    #expect(view.forLastBaselineLayout === view)
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    #expect(!UIView.requiresConstraintBasedLayout)
  }

  @Test func aNewConstraint() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.priority == .required)
    #expect(constraint.multiplier == 1)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    #expect(constraint.firstItem == nil)
  }
}
