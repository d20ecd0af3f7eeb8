import PlumbLayout

/// What a document says about a view's layout margins.
public struct MarginNode: Sendable, Hashable {
  /// `directionalLayoutMargins`, or `layoutMargins` with left as leading; nil where none are stated.
  public var own: DirectionalInsets?
  public var isDirectional = false
  public var preservesSuperview = false
  public var insetsFromSafeArea = true
  public var followsReadableWidth = false
}
