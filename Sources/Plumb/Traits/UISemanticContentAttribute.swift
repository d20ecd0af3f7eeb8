/// What a view's content means, which decides whether it is mirrored in a right-to-left user interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in a right-to-left interface.
  case unspecified = 0
  /// Buttons that play, rewind and the like: never mirrored.
  case playback = 1
  /// Content whose directions are those of space, a map's for example: never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
