/// A tree of views and guides laid out by constraints.
///
/// The tree is arrays and ids; it knows no view class. A toolkit attaches its own through a ``LayoutHost``. All
/// lengths are points, top-left origin; frames are in the coordinates of the parent.
///
/// Changes are collected and take effect in the next pass (``layoutIfNeeded(in:)``), so that building from the
/// top down or from the bottom up costs the same. After any sequence of changes the frames equal those of a tree
/// built from scratch in its present state.
public final class LayoutTree {
  /// Answers measuring and receives the frames; not owned.
  @exclusivity(unchecked) public unowned(unsafe) var host: (any LayoutHost)?
  /// Whether the host has placed a view whose frame it sets, fractions of a pixel included, and is told only of others.
  @exclusivity(unchecked) package var hostPlacesByFrames = false

  /// Pixels per point. Frames are rounded to whole pixels, the solution itself never is.
  @exclusivity(unchecked) public var scale: Double {
    didSet { if scale != oldValue { markAllMoved() } }
  }

  // One tree is in one isolation domain, and no access to its state goes on while another one begins: what looks
  // that up at each access costs more than the accesses.

  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var items = Slots<Item>()
  @exclusivity(unchecked) var freeItems: [Int32] = []
  @exclusivity(unchecked) var constraints = Slots<LayoutConstraint>()
  @exclusivity(unchecked) var freeConstraints: [Int32] = []
  /// Where the distances begin that constraints name.
  @exclusivity(unchecked) var starts: [DistanceStarts] = []
  @exclusivity(unchecked) var freeStarts: [Int32] = []
  @exclusivity(unchecked) var uses = ConstraintUses()
  /// The age of the youngest constraint that ever was in the tree.
  @exclusivity(unchecked) var lastAge: Int64 = 0
  /// Items and constraints whose rows have to be made anew before the next solve.
  @exclusivity(unchecked) var staleItems: [Int32] = []
  @exclusivity(unchecked) var staleConstraints: [Int32] = []
  /// Scratch: the constraints of a stack that is being arranged.
  @exclusivity(unchecked) var arrangement: [StackConstraint] = []
  @exclusivity(unchecked) var orderIsStale = false
  /// Whether items that have labels changed places since the last labelling.
  @exclusivity(unchecked) var isReordered = false
  /// Items that came since the last labelling.
  @exclusivity(unchecked) var unlabelledItems: [Int32] = []
  /// Views whose reading direction changed since the last solve.
  @exclusivity(unchecked) var turnedItems: [Int32] = []
  /// By the slot of a solver's variable: what it is.
  @exclusivity(unchecked) var variableOwners = Slots<VariableOwner>()
  /// By the slot of a solver's row: the rule that it belongs to.
  @exclusivity(unchecked) var rowOwners = Slots<RowOwner>()
  /// Items that have parameters for their margins or safe area.
  @exclusivity(unchecked) var marginItems: [Int32] = []
  /// Whether all margins and safe areas are to be found anew, not only those of views whose place changed.
  @exclusivity(unchecked) var marginsAreStale = false
  /// The safe areas and margins that were found, while those of many views are looked for at one time.
  @exclusivity(unchecked) var foundInsets = FoundInsets()
  /// Views whose keyboard guide takes part.
  @exclusivity(unchecked) var keyboardGuides: [KeyboardGuide] = []
  @exclusivity(unchecked) var keyboardFrame: Rect?
  /// Items whose height follows their width.
  @exclusivity(unchecked) var wrappingItems: [Int32] = []
  @exclusivity(unchecked) var rootSize = Size.zero
  @exclusivity(unchecked) var rootPriorities = AxisPriorities(.required)
  /// The extents in the root's rows: parameters of the solver, so that another size changes no row.
  @exclusivity(unchecked) var rootExtents: RootExtents?
  @exclusivity(unchecked) var solverIsStale = true { didSet { if solverIsStale { newsCount &+= 1 } } }
  /// Counts what a host's callback asks for: another layout, another update of constraints, another solution.
  @exclusivity(unchecked) var newsCount = 0
  /// A pass is suspected of going on for ever: views whose callbacks ask for something are remembered.
  @exclusivity(unchecked) var isWatching = false
  @exclusivity(unchecked) var isInPass = false
  /// Whether margins and safe areas are to be found as if all frames were zero.
  @exclusivity(unchecked) var framesAreUnknown = false
  @exclusivity(unchecked) var isSettling = false
  /// Whether the frames are those of another solution than the solver's, since an open value was moved.
  @exclusivity(unchecked) var isExercised = false

  /// The views that kept each other, or themselves, from coming to rest when the last pass was given up, in the
  /// order of the tree; empty when it came to an end.
  public internal(set) var layoutLoop: [ItemID] = []

  /// Makes a tree of one view, the root, of the size 0 x 0.
  ///
  /// - Parameter scale: pixels per point; a number that is not greater than 0 counts as 1.
  public init(scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    _ = makeItem(.view, parent: -1)
    items[0].flags.insert([.needsUpdateConstraints, .needsLayout, .childMoved])
    makeStale(0)
  }

  /// The view that all others are in.
  public var root: ItemID { ItemID(index: 0, generation: items[0].generation) }
}

/// What a variable of the solver stands for: a number of an item's alignment rectangle, or none.
struct VariableOwner {
  enum Part: UInt8 { case left, top, width, height }

  /// The item, or -1.
  var item: Int32
  var part: Part

  static var none: VariableOwner { VariableOwner(item: -1, part: .left) }
}

/// The rule that a row of the solver stands for.
enum RowOwner: Hashable {
  case none
  case constraint(Int32)
  case hugging(Int32, Axis)
  case compression(Int32, Axis)
  case nonNegative(Int32, Axis)
  case rootSize(Int32, Axis)
  case autoresizing(Int32, Axis, AutoresizingRule.Part)
  /// A stack view, and which of its constraints.
  case stack(Int32, Int32)
  case scroll(Int32)
  case readableContent(Int32)
}
