import PlumbLayout

/// What a document says about a stack view.
public struct StackNode: Sendable, Hashable {
  public enum Distribution: String, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The names of both axes: `leading` and `top` are one raw value of UIKit's, as are `trailing` and `bottom`.
  public enum Alignment: String, Sendable {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  /// In points; 8 where the document asks for standard spacing.
  public var spacing = 0.0
  public var usesStandardSpacing = false
  public var isBaselineRelative = false

  public init() {}
}
