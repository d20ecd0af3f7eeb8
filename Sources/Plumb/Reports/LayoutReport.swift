/// What is wrong with the layout of a tree of views, in values that may cross to another task, be kept or compared.
public struct LayoutReport: Hashable, Sendable, CustomStringConvertible {
  /// Sets of required rules that cannot hold together.
  public var conflicts: [Conflict] = []
  /// Values that the constraints do not settle, views in pre-order.
  public var ambiguities: [Ambiguity] = []
  /// The names of the views that still asked for layout when the last pass was given up.
  public var loopingViews: [String] = []

  public var isEmpty: Bool { conflicts.isEmpty && ambiguities.isEmpty && loopingViews.isEmpty }

  /// Every finding in words; empty where there is none.
  public var description: String {
    (conflicts.map(\.description) + ambiguities.map(\.description)
      + loopingViews.map { "\($0) keeps asking for layout" }).joined(separator: "\n")
  }
}

extension LayoutReport {
  /// A rule that takes part in a conflict.
  public struct Rule: Hashable, Sendable, CustomStringConvertible {
    /// Where the rule comes from.
    public var kind: LayoutIssues.Rule.Kind
    /// The name of the constraint, such as `UISV-spacing` or what a program gave it.
    public var identifier: String?
    /// What the rule says: `UIView:0x7f8.width == 100`.
    public var equation: String
    /// The line of UIKit's console; `nil` for a rule that UIKit does not list.
    public var consoleDescription: String?
    /// Where the constraint was written, as far as that is known.
    public var sourceLocation: NSLayoutConstraint.SourceLocation?

    /// The equation, with name and place.
    public var description: String {
      var text = equation
      if let identifier { text += " '\(identifier)'" }
      if let sourceLocation { text += " (\(sourceLocation))" }
      return text
    }
  }

  /// Required rules of which at least one has to give way.
  public struct Conflict: Hashable, Sendable, CustomStringConvertible {
    /// A minimal set: without any one of them the others can hold.
    public var rules: [Rule]
    /// The one that is set aside until the conflict is gone.
    public var setAside: Rule
    /// What UIKit prints when it meets the conflict.
    public var consoleDescription: String

    public var description: String {
      "These rules cannot hold together:\n" + rules.map { "  \($0)\n" }.joined() + "Set aside: \(setAside)"
    }
  }

  /// A value of an item that has a range of equally good solutions.
  public struct Ambiguity: Hashable, Sendable, CustomStringConvertible {
    /// The view or layout guide: class, address and text or identifier.
    public var item: String
    /// The view's accessibility identifier or the guide's identifier.
    public var identifier: String?
    public var value: LayoutIssues.Ambiguity.Value
    /// The range in points, in the coordinates of the item's superview; its ends may be infinite.
    public var lowest: CGFloat
    public var highest: CGFloat
    /// The value that the rule for ties gave, in points.
    public var present: CGFloat
    /// Changes of which each settles the value, the likeliest first.
    public var remedies: [Remedy]

    public var description: String {
      func end(_ number: CGFloat) -> String {
        number.isFinite ? consoleNumber(number) : number < 0 ? "-infinity" : "infinity"
      }
      var text = "\(item).\(value.rawValue) may lie between \(end(lowest)) and \(end(highest)), "
      text += "and is \(consoleNumber(present))"
      let ways = remedies.map(\.description).joined(separator: ", or ")
      return ways.isEmpty ? text : text + "; \(ways) would settle it"
    }
  }

  /// A change that settles a value.
  public enum Remedy: Hashable, Sendable, CustomStringConvertible {
    /// A constraint that holds the value where it is.
    ///
    /// - Parameters:
    ///   - item: the view or guide.
    ///   - attribute: its left, top, width or height.
    ///   - superview: what a place counts from; `nil` for an extent.
    ///   - constant: in points.
    case constraint(
      item: String, attribute: NSLayoutConstraint.Attribute, superview: String?, constant: CGFloat)
    /// A higher content hugging priority: others that hug their contents as strongly give way then.
    case raiseHugging(item: String, axis: NSLayoutConstraint.Axis, from: UILayoutPriority)
    /// A higher compression resistance: others that resist as strongly give way then.
    case raiseCompressionResistance(item: String, axis: NSLayoutConstraint.Axis, from: UILayoutPriority)

    public var description: String {
      func direction(_ axis: NSLayoutConstraint.Axis) -> String {
        axis == .horizontal ? "horizontal" : "vertical"
      }
      switch self {
      case .constraint(let item, let attribute, let superview, let constant):
        let left = "\(item).\(attribute.consoleDescription) == "
        guard let superview else { return left + consoleNumber(constant) }
        let right = "\(superview).\(attribute.consoleDescription)"
        if constant == 0 { return left + right }
        return left + right + (constant < 0 ? " - " : " + ") + consoleNumber(abs(constant))
      case .raiseHugging(let item, let axis, let priority):
        return
          "a \(direction(axis)) content hugging of \(item) above \(consoleNumber(CGFloat(priority.rawValue)))"
      case .raiseCompressionResistance(let item, let axis, let priority):
        return
          "a \(direction(axis)) compression resistance of \(item) above "
          + consoleNumber(CGFloat(priority.rawValue))
      }
    }
  }
}
