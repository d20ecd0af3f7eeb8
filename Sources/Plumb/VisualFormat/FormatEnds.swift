/// The attributes between which the spaces of a visual format lie.
struct FormatEnds {
  /// Where the format begins.
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  /// Whether the format runs from larger coordinates to smaller ones.
  let runsBackwards: Bool
  let isBaseline: Bool

  init(axis: NSLayoutConstraint.Axis, options: NSLayoutConstraint.FormatOptions) {
    isBaseline = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    guard axis == .horizontal else {
      (start, end, runsBackwards) = (.top, .bottom, false)
      return
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: (start, end, runsBackwards) = (.left, .right, false)
    case .directionRightToLeft: (start, end, runsBackwards) = (.right, .left, true)
    default: (start, end, runsBackwards) = (.leading, .trailing, false)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin at the side of an edge.
  var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
