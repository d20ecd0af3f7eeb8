import Foundation

/// The layout behind a screen as values: where its items are and which constraints put them there.
///
/// All rectangles are in the coordinates of the screen.
public struct Explanation: Hashable, Sendable {
  /// A view as the overlay shows it.
  public struct Item: Hashable, Sendable {
    /// What kind of view it is, for tooltips.
    public var name: String
    public var frame: CGRect
    /// The rectangle inside the layout margins; nil where no constraint and no stack asks for margins.
    public var margins: CGRect?
    /// Whether other items lie in it.
    public var isContainer: Bool

    public init(name: String, frame: CGRect, margins: CGRect? = nil, isContainer: Bool = false) {
      self.name = name
      self.frame = frame
      self.margins = margins
      self.isContainer = isContainer
    }
  }

  /// One constraint between places on the screen.
  public struct Constraint: Hashable, Sendable {
    public var first: Anchor
    /// Nil in a constraint with a constant alone.
    public var second: Anchor?
    public var relation: Relation
    public var multiplier: Double
    public var constant: Double
    /// 1...1000; 1000 is required.
    public var priority: Double
    /// Whether the constraint is part of a conflict.
    public var isConflicting: Bool
    /// The constraint as text, for tooltips.
    public var text: String

    public init(
      first: Anchor, relation: Relation = .equal, second: Anchor? = nil, multiplier: Double = 1,
      constant: Double = 0, priority: Double = 1000, isConflicting: Bool = false, text: String = ""
    ) {
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.isConflicting = isConflicting
      self.text = text
    }
  }

  /// An attribute of a rectangle.
  public struct Anchor: Hashable, Sendable {
    public var rect: CGRect
    public var place: Place
    /// The coordinate of a position on its axis; for a size, the size.
    public var value: Double

    /// Makes an anchor; baselines, which the rectangle does not tell, need their coordinate.
    public init(_ place: Place, of rect: CGRect, value: Double? = nil) {
      self.rect = rect
      self.place = place
      self.value = value ?? place.value(in: rect)
    }
  }

  public enum Place: Hashable, Sendable {
    case left, right, top, bottom, centerX, centerY, width, height, baseline
  }

  public enum Relation: Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  public var screen: CGRect
  /// The rectangle inside the screen's safe area; nil if nothing is unsafe.
  public var safeArea: CGRect?
  /// Views in drawing order.
  public var items: [Item]
  public var constraints: [Constraint]

  public init(screen: CGRect, safeArea: CGRect? = nil, items: [Item] = [], constraints: [Constraint] = []) {
    self.screen = screen
    self.safeArea = safeArea
    self.items = items
    self.constraints = constraints
  }
}

extension Explanation.Place {
  /// Whether the place belongs to the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .baseline: false
    }
  }

  var isSize: Bool { self == .width || self == .height }
  var isCenter: Bool { self == .centerX || self == .centerY }

  func value(in rect: CGRect) -> Double {
    switch self {
    case .left: Double(rect.minX)
    case .right: Double(rect.maxX)
    case .top: Double(rect.minY)
    case .bottom, .baseline: Double(rect.maxY)
    case .centerX: Double(rect.midX)
    case .centerY: Double(rect.midY)
    case .width: Double(rect.width)
    case .height: Double(rect.height)
    }
  }
}
