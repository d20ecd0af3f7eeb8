/// A constraint that stands for a rule which the system follows by itself, made when somebody asks for it.
///
/// It is active as long as its rule is, whatever a program does with it, and changing it changes nothing. Two that
/// stand for one rule are equal.
class RuleConstraint: NSLayoutConstraint {
  override var isActive: Bool {
    get { true }
    set {}
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? RuleConstraint else { return false }
    return other === self || assumingViewIsolation { standsForRule(of: other) }
  }

  private func standsForRule(of other: RuleConstraint) -> Bool {
    type(of: self) == type(of: other) && identifier == other.identifier && first == other.first
      && second == other.second && relation == other.relation && multiplier == other.multiplier
      && constant == other.constant && priority == other.priority
  }

  override var hash: Int {
    var hasher = Hasher()
    assumingViewIsolation {
      hasher.combine(identifier)
      hasher.combine(first)
      hasher.combine(second)
    }
    return hasher.finalize()
  }
}

/// The extent that a view's content asks for: a wish not to grow beyond it and one not to shrink below it.
final class NSContentSizeLayoutConstraint: RuleConstraint {
  var hugging = UILayoutPriority.defaultLow
  var compressionResistance = UILayoutPriority.defaultHigh

  override var description: String { assumingViewIsolation { contentDescription } }

  private var contentDescription: String {
    let numbers = [hugging, compressionResistance].map { consoleNumber(CGFloat($0.rawValue)) }
    return consoleLine(
      "\(first.consoleDescription) == \(consoleNumber(constant)) Hug:\(numbers[0]) "
        + "CompressionResistance:\(numbers[1])")
  }
}

/// A part of a frame that is kept by its mask.
final class NSAutoresizingMaskLayoutConstraint: RuleConstraint {
  /// The mask in the letters of Apple's console, such as `h=--& v=-&-`.
  var maskText = ""

  override var description: String { assumingViewIsolation { maskDescription } }

  private var maskDescription: String {
    var text = "\(maskText) \(first.label).\(part) == "
    guard second.reference != nil else {
      text += consoleNumber(constant)
      return consoleLine(text, superview: first.attribute.isSize ? nil : first.reference?.view?.superviewLink)
    }
    if multiplier != 1 { text += "\(consoleNumber(multiplier))*" }
    text += second.consoleDescription
    if constant != 0 { text += constant < 0 ? " - " : " + " }
    return consoleLine(constant == 0 ? text : text + consoleNumber(abs(constant)))
  }

  private var part: String {
    switch first.attribute {
    case .left: "minX"
    case .top: "minY"
    default: first.attribute.consoleDescription
    }
  }
}

extension UIView.AutoresizingMask {
  /// `h=--& v=-&-`: flexible parts before, inside and behind the view on each axis. With nothing flexible, what is
  /// behind is.
  var constraintDescription: String {
    func axis(_ parts: [UIView.AutoresizingMask]) -> String {
      if isDisjoint(with: UIView.AutoresizingMask(parts)) { return "--&" }
      return parts.map { contains($0) ? "&" : "-" }.joined()
    }
    return "h=\(axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}

extension NSLayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }
}
