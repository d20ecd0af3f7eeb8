/// The elements and attributes that have an effect here; everything else in a document is reported as ignored.
enum Vocabulary {
  /// What any element may carry: its identity, and how Interface Builder files it.
  static let everywhere = words(
    """
    id key customClass customModule customModuleProvider sceneMemberID userLabel restorationIdentifier
    storyboardIdentifier storyboardName useStoryboardIdentifierAsRestorationIdentifier reuseIdentifier
    colorLabel
    """)

  /// Elements that say nothing of layout or look, with all that they hold.
  static let irrelevant = words(
    """
    dependencies outlet outletCollection action point accessibility accessibilityConfiguration
    accessibilityTraits inferredMetricsTieBreakers textInputTraits connection placeholder exit
    tapGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer
    panGestureRecognizer screenEdgePanGestureRecognizer longPressGestureRecognizer userComments classes
    """)

  /// Attributes by element.
  static let attributes: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for line in plain.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let known = parts.count == 2 ? words(parts[1]) : []
      for name in parts[0].split(separator: " ") { table[String(name), default: []].formUnion(known) }
    }
    for line in views.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      let known = parts.count == 2 ? words(parts[1]) : []
      for name in parts[0].split(separator: " ") {
        table[String(name), default: []].formUnion(known.union(anyView))
      }
    }
    return table
  }()

  private static func words(_ text: some StringProtocol) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }

  private static let anyView = words(
    """
    contentMode opaque alpha hidden clipsSubviews tag userInteractionEnabled semanticContentAttribute
    translatesAutoresizingMaskIntoConstraints autoresizesSubviews fixedFrame misplaced ambiguous
    verifyAmbiguity horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    """)
}
