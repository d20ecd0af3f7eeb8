/// The state of one view or guide.
struct Item {
  var generation: Int32 = 0
  var isAlive = false
  var kind = ItemKind.view
  var flags: ItemFlags = []
  var direction = LayoutDirection.leftToRight
  /// The superview, or the view that owns a guide; -1 for the root.
  var parent: Int32 = -1
  var children: [Int32] = []
  /// Subviews about which a pass has something to do, in no order, unless all are looked at.
  var touched: [Int32] = []
  /// Counts the changes of that list.
  var touchEpoch: Int32 = 0
  /// The label that orders items like a pre-order walk; 0 before the first pass.
  var order: Int64 = 0

  /// The unknowns of the alignment rectangle: left, top, width, height, in the parent's coordinates.
  var variables: PlaceVariables?
  var contentSize = Size.none
  /// The width at which the content was last wrapped; NaN where it has to be measured again.
  var wrappedWidth = Double.nan
  var hugging = AxisPriorities(Priority(250))
  var compression = AxisPriorities(Priority(750))
  /// hugging and resistance on the horizontal axis, then on the vertical one.
  var contentRows: ContentRows = ContentRows()
  /// Rows of other rules: no negative size, autoresizing, a stack's arrangement, a root's size.
  var ruleRows: [ConstraintID] = []
  var sizeRows: (ConstraintID, ConstraintID)?
  /// Where the list of the constraints that name this item begins, or -1.
  var firstUse: Int32 = -1

  /// What few items have.
  private var extras: ItemExtras?

  /// The exact alignment rectangle of the last solve, in the parent's coordinates.
  var exact = Rect.zero
  /// The frame in the parent after pixel rounding.
  var frame = Rect.zero
  /// The left and top of the unrounded frame in the parent's frame, as of the last placing.
  var place = Point.zero
}

/// What few items have, kept apart so that the others stay small.
final class ItemExtras {
  @exclusivity(unchecked) var guides: [Int32] = []
  @exclusivity(unchecked) var alignmentInsets = Insets.zero
  @exclusivity(unchecked) var firstBaseline = Baseline.top(0)
  @exclusivity(unchecked) var lastBaseline = Baseline.bottom(0)
  @exclusivity(unchecked) var autoresizing: Autoresizing?
  @exclusivity(unchecked) var margins: Margins?
  @exclusivity(unchecked) var stack: Stack?
  @exclusivity(unchecked) var scroll: Scroll?
}

extension Item {
  mutating func removeChild(_ child: Int32) {
    // Views mostly leave in the reverse order of their arrival.
    if let place = children.lastIndex(of: child) { children.remove(at: place) }
  }

  var guides: [Int32] {
    get { extras?.guides ?? [] }
    set { if extras != nil || !newValue.isEmpty { rare.guides = newValue } }
  }

  var hasGuides: Bool { extras.map { !$0.guides.isEmpty } ?? false }

  var alignmentInsets: Insets {
    @inline(__always) get { extras?.alignmentInsets ?? .zero }
    set { if extras != nil || newValue != .zero { rare.alignmentInsets = newValue } }
  }

  var firstBaseline: Baseline {
    get { extras?.firstBaseline ?? .top(0) }
    set { if extras != nil || newValue != .top(0) { rare.firstBaseline = newValue } }
  }

  var lastBaseline: Baseline {
    get { extras?.lastBaseline ?? .bottom(0) }
    set { if extras != nil || newValue != .bottom(0) { rare.lastBaseline = newValue } }
  }

  var autoresizing: Autoresizing? { extras?.autoresizing }
  var margins: Margins? { extras?.margins }
  var stack: Stack? { extras?.stack }
  var scroll: Scroll? { extras?.scroll }
  var isStack: Bool { extras?.stack != nil }
  var isScrollView: Bool { extras?.scroll != nil }

  /// What few items have, to be changed; made at the first call.
  var rare: ItemExtras {
    mutating get {
      if let extras { return extras }
      let made = ItemExtras()
      extras = made
      return made
    }
  }
}

/// The solver's unknowns for one item.
struct PlaceVariables {
  var left: Variable
  var top: Variable
  var width: Variable
  var height: Variable

  func start(_ axis: Axis) -> Variable { axis == .horizontal ? left : top }
  func size(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// The solver's parameters for the root's size.
struct RootExtents {
  var width: Variable
  var height: Variable

  subscript(axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// A priority for each axis.
public struct AxisPriorities: Hashable, Sendable {
  public var horizontal: Priority
  public var vertical: Priority

  public init(_ both: Priority) {
    horizontal = both
    vertical = both
  }

  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The rows that a content size stands for.
struct ContentRows {
  var horizontal: (hugging: ConstraintID, compression: ConstraintID)?
  var vertical: (hugging: ConstraintID, compression: ConstraintID)?

  subscript(axis: Axis) -> (hugging: ConstraintID, compression: ConstraintID)? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Where a baseline lies in an alignment rectangle, in points.
public enum Baseline: Hashable, Sendable {
  /// So far below the top.
  case top(Double)
  /// So far below the centre: the baseline of a line of text that is centred.
  case center(Double)
  /// So far above the bottom.
  case bottom(Double)
  /// That of a view inside this one.
  case view(ItemID)
}

struct ItemFlags: OptionSet {
  var rawValue: UInt32

  static let needsUpdateConstraints = ItemFlags(rawValue: 1 << 0)
  /// A descendant needs its constraints updated.
  static let descendantNeedsUpdate = ItemFlags(rawValue: 1 << 1)
  static let needsLayout = ItemFlags(rawValue: 1 << 2)
  static let descendantNeedsLayout = ItemFlags(rawValue: 1 << 3)
  /// The places of all subviews may have changed.
  static let childMoved = ItemFlags(rawValue: 1 << 4)
  static let descendantMoved = ItemFlags(rawValue: 1 << 5)
  /// The frame that the host knows differs from the present one.
  static let frameIsNew = ItemFlags(rawValue: 1 << 6)
  static let needsMeasure = ItemFlags(rawValue: 1 << 7)
  /// The item waits in the list of items whose rows are out of date.
  static let isStale = ItemFlags(rawValue: 1 << 8)
  static let isHidden = ItemFlags(rawValue: 1 << 9)
  static let translatesMask = ItemFlags(rawValue: 1 << 10)
  static let wrapsContent = ItemFlags(rawValue: 1 << 11)
  static let measuresContent = ItemFlags(rawValue: 1 << 12)
  static let rulesAreStale = ItemFlags(rawValue: 1 << 13)
  static let contentIsStale = ItemFlags(rawValue: 1 << 14)
  static let isArranged = ItemFlags(rawValue: 1 << 15)
  /// The host is laying out the view's subviews.
  static let isLayingOut = ItemFlags(rawValue: 1 << 16)
  /// A callback for the view asked for another cycle of a pass that is suspected of going on for ever.
  static let isRestless = ItemFlags(rawValue: 1 << 17)
  /// The view's reading direction changed since the last solve.
  static let isTurned = ItemFlags(rawValue: 1 << 18)
  /// The view's place in its superview may have changed.
  static let isMoved = ItemFlags(rawValue: 1 << 19)
  /// The superview knows that a pass has something to do about the view.
  static let isTouched = ItemFlags(rawValue: 1 << 20)
  /// A stack's arrangement may be another one than its rows say.
  static let arrangementIsStale = ItemFlags(rawValue: 1 << 22)
  /// Any of the subviews may be touched.
  static let touchesAll = ItemFlags(rawValue: 1 << 21)

  /// What a pass has something to do about.
  static let pending: ItemFlags = [
    .needsUpdateConstraints, .descendantNeedsUpdate, .needsLayout, .descendantNeedsLayout, .childMoved,
    .descendantMoved, .isMoved, .frameIsNew,
  ]
}
