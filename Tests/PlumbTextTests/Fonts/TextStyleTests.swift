import PlumbText
import Testing

/// Sizes from the Dynamic Type tables of Apple's Human Interface Guidelines.
@Suite struct TextStyleTests {
  @Test func sizesByDefault() {
    let sizes: [(TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    #expect(sizes.count == TextStyle.allCases.count)
    for (style, size) in sizes { #expect(style.pointSize() == size) }
  }

  @Test func bodyByCategory() {
    let sizes = ContentSizeCategory.allCases.map { TextStyle.body.pointSize(at: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test(arguments: TextStyle.allCases) func sizesNeverShrink(style: TextStyle) {
    let sizes = ContentSizeCategory.allCases.sorted().map { style.pointSize(at: $0) }
    #expect(sizes == sizes.sorted())
    #expect(sizes.count == 12)
  }

  @Test func onlyTheHeadlineIsSemibold() {
    #expect(TextStyle.headline.font().weight == .semibold)
    #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
  }

  @Test func rawValuesAreUIKits() {
    #expect(TextStyle.largeTitle.rawValue == "UICTFontTextStyleTitle0")
    #expect(TextStyle(rawValue: "UICTFontTextStyleSubhead") == .subheadline)
    #expect(ContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    #expect(
      ContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")?.isAccessibilityCategory
        == true)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }
}
