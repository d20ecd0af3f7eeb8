import Plumb
import Testing

struct LabelDefaultTests {
  @Test func defaultsAreApples() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontSizeToFitWidth)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentMode == .redraw)
  }

  @Test func settingNilGoesBackToTheDefault() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 40)
    label.font = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test func attributedTextOfPlainTextHasTheLabelsLook() {
    let label = UILabel()
    label.text = "Hello"
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.font] as? UIFont == UIFont.systemFont(ofSize: 17))
    #expect(label.attributedText?.string == "Hello")
  }
}
