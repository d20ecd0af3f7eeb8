/// How text that is wider than its line is broken or shortened, with `NSLineBreakMode`'s raw values.
///
/// With more than one line, the truncating modes and clipping wrap by words and act on the last line.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
