/// What places a view.
public enum ItemMode: Sendable, Hashable {
  /// The top of the tree, placed from outside.
  case root
  case constraints
  /// Its mask, from the recorded frame in the recorded superview.
  case autoresizing
  /// The recorded frame, as it stands.
  case fixed
  /// Its container, with the recorded distances to it.
  case managed
}
