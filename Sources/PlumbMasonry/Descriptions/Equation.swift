/// What a constraint says, as a text.
struct Equation: CustomStringConvertible {
  let first: String
  let relation: NSLayoutConstraint.Relation
  let second: String?
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: NotationPriority

  var description: String {
    var text = "\(first) \(relation.masSymbol) "
    if let second {
      text += second
      if multiplier != 1 { text += " * \(shortForm(multiplier))" }
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(shortForm(abs(constant)))" }
    } else {
      text += shortForm(constant)
    }
    if priority != .required { text += " ^\(priority.masName)" }
    return text
  }
}

extension MASViewConstraint: CustomStringConvertible {
  /// The engine's constraint, or, before there is one, what it will say.
  public var description: String {
    if let layoutConstraint { return layoutConstraint.description }
    let isBound = hasTarget || !firstAttribute.isSize
    let second = hasTarget ? sideName(second.item, secondAttribute) : "superview.\(firstAttribute.masName)"
    let equation = Equation(
      first: sideName(first.item, firstAttribute), relation: relation, second: isBound ? second : nil,
      multiplier: storedMultiplier, constant: storedConstant, priority: storedPriority)
    return "<MASViewConstraint\(storedKey.map { ":\($0)" } ?? "") \(equation)>"
  }
}

extension MASCompositeConstraint: CustomStringConvertible {
  public var description: String {
    "<MASCompositeConstraint\(mas_key.map { ":\($0)" } ?? "") \(children)>"
  }
}

/// A number without a fraction where it is whole, and else in as few digits as tell it from its neighbours.
private func shortForm(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
