/// What a picture can show of the layout behind a screen.
public enum LayoutAspect: String, CaseIterable, Hashable, Sendable {
  /// Constraints, as lines with their constants and priorities.
  case constraints
  /// Layout margins and safe areas.
  case margins
  /// The views' frames with their sizes.
  case frames
}
