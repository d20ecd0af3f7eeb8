/// How a stack view arranges its views.
public struct StackConfiguration: Hashable, Sendable {
  /// The raw values are those of `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// The raw values are those of `UIStackView.Alignment`; `leading` is also `top`, `trailing` also `bottom`.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
  }

  public var axis = Axis.horizontal
  public var distribution = Distribution.fill
  public var alignment = Alignment.fill
  /// The distance between neighbours in points; the least one for equal spacing and equal centring.
  public var spacing: Double = 0
  /// Whether the views are arranged in the margins' rectangle rather than in the bounds.
  public var isLayoutMarginsRelative = false
  /// Whether vertical distances count from last to first baseline.
  public var isBaselineRelative = false

  public init() {}
}

/// A view that a stack view arranges.
public struct ArrangedView: Hashable, Sendable {
  public var view: ItemID
  /// The distance to the next view in points, where it is not the stack's spacing.
  public var spacingAfter: Double?

  public init(_ view: ItemID, spacingAfter: Double? = nil) {
    self.view = view
    self.spacingAfter = spacingAfter
  }
}

/// What makes a view a stack view.
struct Stack {
  var configuration = StackConfiguration()
  var arranged: [ArrangedView] = []
  /// What the arrangement consists of, as of the last pass.
  var constraints: [StackConstraint] = []
  /// The row of each of them; `nil` once a view that it names is gone.
  var rows: [ConstraintID?] = []
}
