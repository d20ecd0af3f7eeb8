/// How the lines of a text lie between its left and right edge.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// Left in text that runs from left to right, otherwise right.
  case natural = 4
}
