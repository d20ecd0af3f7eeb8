import Plumb
import Testing

struct FontTests {
  @Test func metricsOfSanFrancisco() {
    let font = UIFont.systemFont(ofSize: 17)
    // The values that UIKit prints for its 17-point system font.
    #expect(font.lineHeight == 20.287109375)
    #expect(abs(font.ascender - 16.1865234375) < 1e-9)
    #expect(abs(font.descender + 4.1005859375) < 1e-9)
    #expect(font.leading == 0)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  @Test func standardSizes() {
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
  }

  @Test func namesAndTraits() {
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont.italicSystemFont(ofSize: 12).fontDescriptor.symbolicTraits == .traitItalic)
    #expect(
      UIFont(name: "Georgia-BoldItalic", size: 12)?.fontDescriptor.symbolicTraits == [
        .traitBold, .traitItalic,
      ])
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 12)?.familyName == "AvenirNext")
  }

  @Test func textStyles() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func metricsScale() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    // Body goes from 17 to 33: 34 x 33 / 17 = 66.
    #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: traits) == 66)
    let font = UIFont.systemFont(ofSize: 34)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 50, compatibleWith: traits).pointSize
        == 50)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }

  @Test func sizesThatAreNone() {
    for size in [0, -3, CGFloat.nan, .infinity] {
      #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
    }
  }
}
