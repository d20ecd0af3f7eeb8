import Testing

@testable import Plumb

/// Trait collections as values: making, comparing, looking up, and the current one.
struct TraitCollectionTests {
  struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test func aLaterCollectionWins() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))
    #expect(!traits.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: nil))
    #expect(traits.containsTraits(in: UITraitCollection()))
  }

  @Test func collectionsAreMadeByClosures() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.horizontalSizeClass = .compact
      mutableTraits.displayScale = 3
      mutableTraits[Theme.self] = "dark"
    }
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.displayScale == 3)
    #expect(traits[Theme.self] == "dark")
    #expect(traits[UITraitDisplayScale.self] == 3)
    #expect(UITraitCollection()[Theme.self] == "plain")
    let other = traits.modifyingTraits { $0.displayScale = 2 }
    #expect((other.displayScale, traits.displayScale) == (2, 3))
    #expect(other[Theme.self] == "dark")
    #expect(traits.replacing(Theme.self, value: "light")[Theme.self] == "light")
    #expect(
      traits
        == UITraitCollection { $0.horizontalSizeClass = .compact }
        .modifyingTraits { $0.displayScale = 3 }.replacing(Theme.self, value: "dark"))
  }

  @Test func coloursDependOnTheStyle() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.replacing(UITraitDisplayScale.self, value: 2)))
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
  }

  @Test func theCurrentCollectionIsTheTasks() async {
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    large.performAsCurrent {
      #expect(UITraitCollection.current == large)
      // The body at the second of the accessibility sizes.
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 33)
      #expect(UIFontMetrics.default.scaledValue(for: 17) == 33)
    }
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    await withTaskGroup(of: CGFloat.self) { group in
      for category in [UIContentSizeCategory.small, .large, .extraLarge] {
        group.addTask {
          var size: CGFloat = 0
          UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
          }
          return size
        }
      }
      var sizes: Set<CGFloat> = []
      for await size in group { sizes.insert(size) }
      #expect(sizes == [15, 17, 19])
    }
  }

  @Test func layoutRunsWithTheViewsTraits() {
    final class Asking: UIView {
      var size: CGFloat = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        size = UIFont.preferredFont(forTextStyle: .body).pointSize
      }
    }
    let root = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(child)
    root.traitOverrides.preferredContentSizeCategory = .small
    root.layoutIfNeeded()
    #expect((root.size, child.size) == (15, 15))
    child.traitOverrides.preferredContentSizeCategory = .extraLarge
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect((root.size, child.size) == (15, 19))
  }
}
