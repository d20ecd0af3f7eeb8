// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// How an associated object is kept. Off Apple's platforms every policy retains, but for `ASSIGN`, which too
/// retains rather than dangle.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}
