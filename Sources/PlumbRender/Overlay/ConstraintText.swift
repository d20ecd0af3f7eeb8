import Foundation
import Plumb

/// A constraint as an equation with the names of its items.
public enum ConstraintText {
  /// `logo.top = safe area.top + 56 @750`.
  public static func of(_ constraint: NSLayoutConstraint, naming name: (AnyObject) -> String) -> String {
    var text = constraint.firstItem.map(name) ?? "nothing"
    text += "." + attributeName(constraint.firstAttribute)
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += DecimalText.of(Double(constraint.multiplier)) + " × " }
      text += name(second) + "." + attributeName(constraint.secondAttribute)
      if constant != 0 { text += (constant < 0 ? " − " : " + ") + DecimalText.of(abs(constant)) }
    } else {
      text += DecimalText.of(constant)
    }
    if constraint.priority.rawValue < 1000 {
      text += " @" + DecimalText.of(Double(constraint.priority.rawValue))
    }
    return text
  }

  private static func attributeName(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
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
    default: "notAnAttribute"
    }
  }
}
