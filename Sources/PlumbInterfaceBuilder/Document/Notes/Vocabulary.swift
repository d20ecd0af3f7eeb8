/// The elements and attributes that have an effect here; everything else in a document is reported as ignored.
enum Vocabulary {
  /// What any element may carry: its identity, and how Interface Builder files it.
  static let everywhere = """
    id key customClass customModule customModuleProvider sceneMemberID userLabel restorationIdentifier
    storyboardIdentifier storyboardName useStoryboardIdentifierAsRestorationIdentifier reuseIdentifier
    colorLabel
    """

  /// Elements that say nothing of layout or look, with all that they hold.
  static let irrelevant = """
    dependencies outlet outletCollection action point accessibility accessibilityConfiguration
    accessibilityTraits inferredMetricsTieBreakers textInputTraits connection placeholder exit
    tapGestureRecognizer pinchGestureRecognizer rotationGestureRecognizer swipeGestureRecognizer
    panGestureRecognizer screenEdgePanGestureRecognizer longPressGestureRecognizer userComments classes
    """

  /// What any view may carry.
  static let anyView = """
    contentMode opaque alpha hidden clipsSubviews tag userInteractionEnabled semanticContentAttribute
    translatesAutoresizingMaskIntoConstraints autoresizesSubviews fixedFrame misplaced ambiguous
    verifyAmbiguity horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea
    """
}
