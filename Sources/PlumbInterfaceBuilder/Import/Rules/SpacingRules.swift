import PlumbLayout

/// Standard spacing, which documents keep together with what it came to.
enum SpacingRules {
  /// Whether a constraint of standard spacing comes to nothing: at the sides of a safe area it did in Xcode 9
  /// to 11, whatever the document says.
  static func isZero(_ constraint: PlannedConstraint, tools: ToolsVersion) -> Bool {
    let node = constraint.node
    guard node.isSymbolic, tools >= 13000, tools < 16000 else { return false }
    func isSide(_ item: PlannedConstraint.Item?, _ attribute: Attribute) -> Bool {
      if case .safeArea? = item { return attribute == .leading || attribute == .trailing }
      return false
    }
    return isSide(constraint.first, node.firstAttribute) || isSide(constraint.second, node.secondAttribute)
  }
}
