/// What is wrong with the layout of a tree of views, as of its last layout pass.
///
/// UIKit prints these to the console; here they are values. They hold the views and constraints themselves;
/// ``report`` says the same in values that may cross to another task.
public struct LayoutIssues: ViewIsolated {
  /// Values that the constraints do not settle, views in pre-order.
  public internal(set) var ambiguities: [Ambiguity] = []
  /// Sets of required rules that cannot hold together.
  public internal(set) var conflicts: [Conflict] = []
  /// The views that kept themselves or each other from coming to rest when the last pass was given up: those whose
  /// callbacks asked for another round, and those that they asked it for. The console names them as well.
  public internal(set) var loopingViews: [UIView] = []

  public var isEmpty: Bool { ambiguities.isEmpty && conflicts.isEmpty && loopingViews.isEmpty }

  static func loopSentence(_ views: [UIView]) -> String {
    let names = views.map(\.shortName).joined(separator: ", ")
    return
      "Layout was given up because these views ask for another round whenever they are laid out or update "
      + "their constraints: \(names)."
  }
}

extension LayoutIssues {
  /// A value of an item that has a range of equally good solutions.
  public struct Ambiguity: ViewIsolated {
    /// A value of an alignment rectangle.
    public enum Value: String, Hashable, Sendable {
      case x
      case y
      case width
      case height
    }

    /// The view or layout guide.
    public let item: AnyObject
    public let value: Value
    /// The range in points, in the coordinates of the item's superview; its ends may be infinite.
    public let lowest: CGFloat
    public let highest: CGFloat
    /// The value that the rule for ties gave, in points.
    public let present: CGFloat
    /// The extent that the item's content asks for, where the value is an extent and the item has content.
    let content: CGFloat?
  }

  /// Required rules of which at least one has to give way.
  public struct Conflict: ViewIsolated {
    /// A minimal set: without any one of them the others can hold.
    public let rules: [Rule]
    /// The one that is set aside until the conflict is gone.
    public let setAside: Rule
  }

  /// A rule that takes part in a conflict.
  public struct Rule: CustomStringConvertible, ViewIsolated {
    /// Where a rule comes from.
    public enum Kind: String, Hashable, Sendable {
      case constraint
      case hugging
      case compressionResistance
      /// Widths and heights are not negative.
      case nonNegativeSize
      /// The size of the root view.
      case rootSize
      case autoresizingMask
      case stackView
      case scrollView
      case readableContent
    }

    public let kind: Kind
    /// The constraint, for a rule that is one; for masks, contents, stack views and the root's size, a constraint that
    /// stands for the rule, as UIKit's console shows it.
    public let constraint: NSLayoutConstraint?
    /// The view or layout guide that the rule belongs to, for the other kinds.
    public let item: AnyObject?
    public let axis: NSLayoutConstraint.Axis?

    /// The name by which UIKit's console knows the rule, such as `UISV-spacing` or
    /// `UIView-Encapsulated-Layout-Width`, or the identifier of the constraint.
    public var identifier: String? { constraint?.identifier }

    public var description: String {
      if let constraint, kind == .constraint || kind == .stackView { return constraint.description }
      let name = item.map(consoleName) ?? "an item that is gone"
      let direction = axis.map { $0 == .horizontal ? "horizontal " : "vertical " } ?? ""
      switch kind {
      case .constraint: return "a constraint that is gone"
      case .hugging: return "\(direction)content hugging of \(name)"
      case .compressionResistance: return "\(direction)compression resistance of \(name)"
      case .nonNegativeSize: return "\(name).\(axis == .vertical ? "height" : "width") >= 0"
      case .rootSize:
        return "the \(axis == .vertical ? "height" : "width") of the root \(name) '\(identifier ?? "")'"
      case .autoresizingMask: return "frame and autoresizing mask of \(name)"
      case .stackView: return "the arrangement of \(name)"
      case .scrollView: return "the content area of \(name)"
      case .readableContent: return "the readable content guide of \(name)"
      }
    }
  }
}
