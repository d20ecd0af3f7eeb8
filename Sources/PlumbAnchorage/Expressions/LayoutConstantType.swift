/// What can be added to an anchor, a pair or edges: a number, a size or insets, in points.
public protocol LayoutConstantType {
  /// The distance of one part.
  func points(of part: AnchorPart) -> CGFloat
}

/// One part of a pair or of edges.
nonisolated public enum AnchorPart: Sendable {
  /// A part of a pair.
  case first, second
  /// One of the edges.
  case top, leading, bottom, trailing
}

extension CGFloat: LayoutConstantType {
  @inlinable public func points(of part: AnchorPart) -> CGFloat { self }
}

extension CGSize: LayoutConstantType {
  @inlinable public func points(of part: AnchorPart) -> CGFloat {
    switch part {
    case .first, .leading, .trailing: width
    case .second, .top, .bottom: height
    }
  }
}

extension EdgeInsets: LayoutConstantType {
  /// The distance of one edge: leading is the left one and trailing the right one, in either direction of reading.
  @inlinable public func points(of part: AnchorPart) -> CGFloat {
    switch part {
    case .top: top
    case .leading, .first: left
    case .bottom: bottom
    case .trailing, .second: right
    }
  }
}
