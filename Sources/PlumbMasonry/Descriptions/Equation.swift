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

extension MASViewConstraint {
  /// What the engine's constraint will say, before there is one.
  var plan: String {
    let isBound = hasTarget || !firstAttribute.isSize
    let second = hasTarget ? sideName(second.item, secondAttribute) : "superview.\(firstAttribute.masName)"
    let equation = Equation(
      first: sideName(first.item, firstAttribute), relation: relation, second: isBound ? second : nil,
      multiplier: storedMultiplier, constant: storedConstant, priority: storedPriority)
    return "<MASViewConstraint\(storedKey.map { ":\($0.value)" } ?? "") \(equation)>"
  }
}

/// A number without a fraction where it is whole, and else in as few digits as tell it from its neighbours.
private func shortForm(_ number: CGFloat) -> String {
  let text = "\(Double(number))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
