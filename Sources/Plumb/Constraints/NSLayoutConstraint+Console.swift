extension NSLayoutConstraint {
  /// The constraint as Apple's console prints it:
  /// `<NSLayoutConstraint:0x600 'id' UIView:0x7f8.width == 2*UIView:0x7f9.height + 8 @750   (active)>`.
  var consoleDescription: String {
    var text = "<\(consoleName(self))"
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    text += " \(equation)"
    text += isActive ? "   (active)>" : "   (inactive)>"
    return text
  }

  /// The constraint as an equation.
  var equation: String {
    var text = "\(first.consoleDescription) \(relation.consoleDescription) "
    if second.reference == nil, second.distance == nil {
      text += consoleNumber(constant)
    } else {
      if multiplier != 1 { text += "\(consoleNumber(multiplier))*" }
      text += second.consoleDescription
      if constant < 0 {
        text += " - \(consoleNumber(-constant))"
      } else if constant != 0 {
        text += " + \(consoleNumber(constant))"
      }
    }
    if priority != .required { text += " @\(consoleNumber(CGFloat(priority.rawValue)))" }
    return text
  }
}

extension NSLayoutAnchor {
  /// `<NSLayoutDimension:0x600 "UIView:0x7f8.width">`, as Apple's console prints an anchor.
  var consoleDescription: String { "<\(consoleName(self)) \"\(side.consoleDescription)\">" }
}
