extension NSLayoutConstraint {
  /// The constraint as Apple's console prints it:
  /// `<NSLayoutConstraint:0x600 'id' UIView:0x7f8.width == 2*UIView:0x7f9.height + 8 @750   (active)>`.
  ///
  /// What the visual format language can say is said in it, where the constraint has the form that a format makes:
  /// `<NSLayoutConstraint:0x600 H:|-(8)-[UIView:0x7f8]   (active, names: '|':UIView:0x7f9 )>`.
  var consoleDescription: String {
    guard let form = VisualForm(self) else { return consoleLine(equation) }
    return consoleLine(form.text, superview: form.superview)
  }

  /// A line of Apple's console around what a constraint says.
  ///
  /// - Parameters:
  ///   - body: what it says.
  ///   - superview: the view that `|` stands for, or that a lone position counts in.
  func consoleLine(_ body: String, superview: UIView? = nil) -> String {
    var text = "<\(consoleName(self))"
    if let identifier, !identifier.isEmpty { text += " '\(identifier)'" }
    text += " \(body)   (\(isActive ? "active" : "inactive")"
    var names: [String] = []
    forEachReference { reference in
      guard let view = reference.view, view !== superview, let name = view.consoleIdentifier else { return }
      names.append("\(name):0x\(consoleAddress(view))")
    }
    if let superview { names.append("'|':\(consoleName(superview))") }
    text += names.isEmpty ? ")>" : ", names: \(names.joined(separator: ", ")) )>"
    return text
  }

  /// The constraint as an equation.
  var equation: String {
    var text = "\(first.consoleDescription) \(relation.consoleDescription) "
    if second.isNothing {
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
