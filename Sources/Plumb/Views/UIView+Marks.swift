extension UIView {
  /// Whether the view is laid out in the next pass.
  package var awaitsLayout: Bool { flags.contains(.needsLayout) }
  /// Whether the view, or a part of it, is drawn in the next display pass.
  package var awaitsDisplay: Bool { flags.contains(.needsDisplay) }
}
