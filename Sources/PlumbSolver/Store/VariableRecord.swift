/// What the solver knows of a variable and needs where only numbers change: apart from the rest, so that an edit goes
/// through little memory.
struct NumberRecord: BitwiseCopyable {
  /// Parameters: the number that was set. Unknowns: the value at the last solve.
  var value: Double
  /// The value with every free variable at 0.
  var base: Double
  /// Odd while the slot is taken.
  var generation: Int32
  /// Waits to be evaluated.
  var isDirty = false
  /// Stands in the list of values that this solve has changed.
  var hasChanged = false
  /// A residual replaced by one step a chain of definitions in which the variable is.
  var isReplacedFar = false
}

/// What else the solver knows of a variable.
struct VariableRecord: BitwiseCopyable {
  /// The tie order.
  var order: Int64
  /// How many variables had been made before: tells variables of equal order apart.
  var serial: Int64
  /// The first term slot that mentions the variable, or -1.
  var firstOccurrence: Int32 = -1

  /// The row that defines the variable, or -1.
  var row: Int32 = -1
  /// Direct definitions: the term slot of the variable in its row. Stored ones: `-1 - index` of the stored definition.
  var place: Int32 = 0
  /// Greater than that of every variable that the definition mentions; 0 without a definition.
  var level: Int32 = 0
  /// First node of the list of stored definitions that mention the variable, or -1.
  var firstMention: Int32 = -1

  /// First node of the list of residuals in which the variable was replaced, or -1.
  var firstReplacement: Int32 = -1

  /// Free variables: the component, or -1.
  var component: Int32 = -1
  /// Free variables: the next one of the component, or -1. While components are made: a variable towards the root.
  var link: Int32 = -1
  /// Free variables: the index in the problem being solved. Defined ones: the next variable of the level that waits to
  /// be evaluated, or -1.
  var local: Int32 = -1

  @inline(__always)
  var nextDirty: Int32 {
    get { local }
    set { local = newValue }
  }

  var kind: VariableKind
  /// The value depends on parameters and constants only.
  var isKnown = false
  /// A position that was made free because nothing anchors it.
  var isBase = false
  /// Waits for a component.
  var isPending = false
}
