import PlumbLayout

/// Class and address, as Apple's console prints an object: `UIView:0x7f8a1c0`.
func consoleName(_ object: AnyObject) -> String {
  "\(consoleClassName(object)):0x\(consoleAddress(object))"
}

/// An object's address in hexadecimal digits.
func consoleAddress(_ object: AnyObject) -> String {
  String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}

/// A class's name as Apple's console prints it: with its module, but for the system's own classes.
func consoleClassName(_ object: AnyObject) -> String {
  // Guides of classes of this module's own go by Apple's names.
  if object is SystemLayoutGuide { return "UILayoutGuide" }
  if object is LayoutSupportGuide { return "_UILayoutGuide" }
  if object is LayoutSupportConstraint { return "_UILayoutSupportConstraint" }
  if type(of: object) == RuleConstraint.self { return "NSLayoutConstraint" }
  let name = String(reflecting: type(of: object))
  return name.hasPrefix("Plumb.") ? String(name.dropFirst("Plumb.".count)) : name
}

/// A number as Apple's console prints it: without a fraction where it is whole, at most six digits.
func consoleNumber(_ value: CGFloat) -> String {
  let number = Double(value)
  if number.rounded() == number, abs(number) < 1e15 { return String(Int64(number)) }
  return String(format: "%g", number)
}

extension ItemReference {
  var shortName: String {
    if let view { return view.shortName }
    guard let guide else { return "an item that is gone" }
    return guide.identifier.isEmpty ? consoleName(guide) : "\(consoleName(guide))'\(guide.identifier)'"
  }

  /// The item's name in a constraint: a view's identifier, where it has one, stands for class and address.
  var label: String { view?.consoleIdentifier ?? shortName }
}

extension UIView {
  /// The accessibility identifier as Apple's console shortens it.
  var consoleIdentifier: String? {
    guard let identifier = accessibilityIdentifier, !identifier.isEmpty else { return nil }
    return identifier.count > 22 ? "\(identifier.prefix(19))..." : identifier
  }

  /// Class and address, and the text that the view shows, which tells one label from another.
  var shortName: String {
    let text: String?
    switch self {
    case let label as UILabel: text = label.text
    case let button as UIButton: text = button.currentTitle
    default: text = nil
    }
    guard let text, !text.isEmpty else { return consoleName(self) }
    return "\(consoleName(self))'\(text.count > 20 ? text.prefix(20) + "..." : text)'"
  }
}

extension ConstraintSide {
  var shortName: String {
    reference?.shortName ?? distance.map { $0.start.shortName } ?? "nothing"
  }

  /// As ``shortName``, with a view's identifier in place of class and address.
  var label: String { reference?.label ?? shortName }

  /// The side as in an equation: `UIView:0x7f8a1c0.width`.
  var consoleDescription: String {
    if let distance {
      return "\(distance.end.consoleDescription) - \(distance.start.consoleDescription)"
    }
    return "\(label).\(attribute.consoleDescription)"
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute's name on Apple's console.
  package var consoleDescription: String { PlumbLayout.Attribute(self).name.description }
}

extension NSLayoutConstraint.Relation {
  var consoleDescription: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
