/// The 21 attributes of Auto Layout, with the raw values of `NSLayoutConstraint.Attribute`.
public enum Attribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12
  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20
}

extension Attribute {
  /// The axis of the attribute; `nil` for `notAnAttribute`.
  @inline(__always) public var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is an extent rather than a location.
  @inline(__always) public var isSize: Bool { self == .width || self == .height }

  /// Whether the attribute's side follows the reading direction.
  @inline(__always) public var isDirectional: Bool {
    self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
  }

  /// Whether the attribute names the left or right side itself, whatever the reading direction.
  @inline(__always) public var isAbsoluteSide: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute acts on the margins rather than the edges.
  @inline(__always) public var isMargin: Bool { rawValue >= Attribute.leftMargin.rawValue }

  /// The name that Apple's console uses.
  public var name: StaticString {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
