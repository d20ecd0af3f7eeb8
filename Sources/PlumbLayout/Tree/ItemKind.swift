/// What an item of a ``LayoutTree`` is.
public enum ItemKind: UInt8, Sendable {
  case view
  /// A layout guide with a place and size of its own.
  case guide
  /// The rectangle inside a view's layout margins.
  case marginsGuide
  /// The part of a view that no bar covers.
  case safeAreaGuide
  /// The part of the margins' rectangle that is comfortable to read.
  case readableContentGuide
  /// The content area of a scroll view.
  case contentLayoutGuide
  /// The frame of a scroll view, seen from its content.
  case frameLayoutGuide
  /// The part of a view that the keyboard covers.
  case keyboardGuide

  /// Whether the item has unknowns of its own for its place and size.
  var hasPlace: Bool {
    switch self {
    case .view, .guide, .readableContentGuide, .contentLayoutGuide: true
    case .marginsGuide, .safeAreaGuide, .frameLayoutGuide, .keyboardGuide: false
    }
  }
}
