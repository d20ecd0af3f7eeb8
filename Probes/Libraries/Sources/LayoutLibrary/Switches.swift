import UIKit

// Exhaustive switches: one more case in any of these enumerations would break libraries.

extension NSLayoutConstraint.Attribute: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    case .notAnAttribute: return "notAnAttribute"
    @unknown default: return "unknown"
    }
  }
}

extension NSLayoutConstraint.Relation {
  public var symbol: String {
    switch self {
    case .equal: return "=="
    case .lessThanOrEqual: return "<="
    case .greaterThanOrEqual: return ">="
    @unknown default: return "?"
    }
  }
}

extension NSLayoutConstraint.Axis {
  public var opposite: NSLayoutConstraint.Axis {
    switch self {
    case .horizontal: return .vertical
    case .vertical: return .horizontal
    @unknown default: fatalError("no third axis")
    }
  }
}
