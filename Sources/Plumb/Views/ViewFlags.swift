/// The yes-or-no state of a view.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let translatesMask = ViewFlags(rawValue: 1 << 0)
  static let needsLayout = ViewFlags(rawValue: 1 << 1)
  static let needsConstraintUpdate = ViewFlags(rawValue: 1 << 2)
  static let needsDisplay = ViewFlags(rawValue: 1 << 3)
  static let hidden = ViewFlags(rawValue: 1 << 4)
  static let userInteraction = ViewFlags(rawValue: 1 << 5)
  static let autoresizesSubviews = ViewFlags(rawValue: 1 << 6)
  static let opaque = ViewFlags(rawValue: 1 << 7)
  static let clipsToBounds = ViewFlags(rawValue: 1 << 8)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 9)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 10)
  static let clearsContextBeforeDrawing = ViewFlags(rawValue: 1 << 11)
  static let multipleTouch = ViewFlags(rawValue: 1 << 12)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 13)
  /// The view is updating its constraints.
  static let updatesConstraints = ViewFlags(rawValue: 1 << 14)
  /// A change of the bounds makes the view be drawn anew.
  static let redrawsOnBoundsChange = ViewFlags(rawValue: 1 << 15)
  /// The view is a window, whose traits are those of its screen.
  static let standsOnScreen = ViewFlags(rawValue: 1 << 16)
  /// The view replaces traits for itself and everything below it.
  static let overridesTraits = ViewFlags(rawValue: 1 << 24)

  /// The state of a new view: everything is still to be laid out and drawn.
  static let initial: ViewFlags = [
    .translatesMask, .needsLayout, .needsConstraintUpdate, .needsDisplay, .userInteraction,
    .autoresizesSubviews, .opaque, .insetsMarginsFromSafeArea, .clearsContextBeforeDrawing,
  ]
}
