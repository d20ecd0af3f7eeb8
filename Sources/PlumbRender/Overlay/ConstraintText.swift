import Foundation
import Plumb

/// A constraint as an equation with the names of its items.
public enum ConstraintText: ViewIsolated {
  /// `logo.top = safe area.top + 56 @750`.
  public static func of(_ constraint: NSLayoutConstraint, naming name: (AnyObject) -> String) -> String {
    var text = constraint.firstItem.map(name) ?? "nothing"
    text += "." + constraint.firstAttribute.consoleDescription
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
      if constraint.multiplier != 1 { text += DecimalText.of(Double(constraint.multiplier)) + " × " }
      text += name(second) + "." + constraint.secondAttribute.consoleDescription
      if constant != 0 { text += (constant < 0 ? " − " : " + ") + DecimalText.of(abs(constant)) }
    } else {
      text += DecimalText.of(constant)
    }
    if constraint.priority.rawValue < 1000 {
      text += " @" + DecimalText.of(Double(constraint.priority.rawValue))
    }
    return text
  }
}
