/// Insets, by the name that Masonry gives them on every platform.
public typealias MASEdgeInsets = NotationEdgeInsets
/// A priority, by the name that Masonry gives it on every platform.
public typealias MASLayoutPriority = NotationPriority
