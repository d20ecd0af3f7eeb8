/// What a solve has to look at because something that it depends on has changed, and what it has changed itself.
struct Touched: ~Copyable {
  /// Everything is evaluated anyway: nothing needs to be noted.
  var isFull = false
  /// By level: the first variable that waits to be evaluated, linked through `nextDirty`, or -1.
  var levels = Column<Int32>()
  var lowest = Int.max
  var highest = -1
  /// Variables that depend on free variables and whose value must be evaluated once those are solved.
  var pending = Column<Int32>()
  var residuals = Column<Int32>()
  var redundantRows = Column<Int32>()
  var components = Column<Int32>()
  /// The values before the solve of the variables to which it gave others.
  var values = Column<OldValue>()

  /// Forgets what waits.
  mutating func reset() {
    if highest >= 0 { levels.fill(levels.count, with: -1) }
    lowest = .max
    highest = -1
    pending.removeAll()
    residuals.removeAll()
    redundantRows.removeAll()
    components.removeAll()
  }
}

struct OldValue: BitwiseCopyable {
  var variable: Int32
  var value: Double
}
