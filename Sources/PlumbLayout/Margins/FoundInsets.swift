/// The insets of views that follow from those of their superviews, found once for all views that ask at one time.
struct FoundInsets {
  var safeAreas: [Int32: Insets] = [:]
  var margins: [Int32: Insets] = [:]
}
