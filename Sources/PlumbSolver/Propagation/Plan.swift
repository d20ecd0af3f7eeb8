/// What depends on the parameters that were edited last, written out so that the same edit can be evaluated again
/// without looking for it. Good as long as nothing but parameters changes.
struct Plan: ~Copyable {
  /// A definition: `constant + coefficient * first`, and where more has to be done, further terms and a divisor.
  struct Step: BitwiseCopyable {
    var constant: Double
    var coefficient: Double
    var variable: Variable
    var first: Int32
    /// Where the further terms begin, or -1 where the first is all.
    var restStart: Int32 = -1
    /// Where they end, and the coefficient is the divisor.
    var restEnd: Int32 = -1
    /// The first is what the step before gives.
    var isFollowing = false

    @inline(__always)
    func result(_ terms: UnsafeMutablePointer<ResidualTerm>, _ read: (Int) -> Double) -> Double {
      result(terms, first: read(Int(first)), read)
    }

    @inline(__always)
    func result(
      _ terms: UnsafeMutablePointer<ResidualTerm>, first value: Double, _ read: (Int) -> Double
    ) -> Double {
      var sum = constant + coefficient * value
      if restStart < 0 { return sum }
      var term = terms + Int(restStart)
      let end = terms + Int(restEnd)
      while term < end {
        sum += term.pointee.coefficient * read(Int(term.pointee.variable))
        term += 1
      }
      return end.pointee.coefficient == 1 ? sum : sum / end.pointee.coefficient
    }
  }

  /// What was edited last, in that order.
  var parameters = Column<Int32>()
  /// The rest is filled in: that is done when an edit comes a second time.
  var isReady = false
  /// Definitions to be evaluated with every free variable at 0, then with the free variables' values, each time in order
  /// of level. Of the former those of known variables come first.
  var steps = Column<Step>()
  var terms = Column<ResidualTerm>()
  /// How many of the steps are of known variables.
  var knownCount = 0
  /// How many of the steps come before the components are solved.
  var baseCount = 0
  /// The steps from `knownCount` to `baseCount` that a free step depends on.
  var liveSteps = Column<Int32>()
  /// They are to be found anew.
  var areLiveStepsStale = true
  /// The others were left out.
  var areBasesStale = false
  /// The number of the one parameter at the last solve that left them out.
  var number = 0.0
  /// Those without a free variable first, then unit by unit.
  var residuals = Column<Int32>()
  var settledCount = 0
  var redundantRows = Column<Int32>()
  /// Groups of ties that the edits may reach.
  var groups = Column<Int32>()
  /// Components and groups that the edits may reach.
  var units = Column<PlanUnit>()
  /// By unit.
  var presentSpans = Column<PresentSpan>()
  var spans = Column<PlanSpan>()
  var freeSteps = Column<FreeStep>()
  var freeTerms = Column<ResidualTerm>()
  /// By variable: what the edits may change of it.
  var reaches = Column<Reach>()
  /// By variable: how fast its value without the free variables grows with the one parameter.
  var slopes = Column<Double>()
  /// Units that no span has served in this solve.
  var missed = Column<Int32>()
  /// Where no row without a free variable comes to be in conflict.
  var low = Double.infinity
  var high = -Double.infinity
  /// All but the values that depend on free variables is evaluated, and what comes after the components is due.
  var isEvaluated = false
  /// A span has made it unnecessary to evaluate residuals.
  var areOffsetsStale = false

  @inline(__always)
  func isOf(_ edited: borrowing Column<Int32>) -> Bool {
    if parameters.count != edited.count { return false }
    for index in edited.indices where parameters[index] != edited[index] { return false }
    return true
  }

  /// Notes where a step begins with what the one before gives.
  func noteFollowing() {
    for index in steps.indices where index > 0 && index != baseCount {
      steps[index].isFollowing = Int(steps[index].first) == steps[index - 1].variable.slot
    }
  }

  /// Evaluates the steps that were left out, with the number of the parameter at the last solve.
  func refreshBases(in store: borrowing Store) {
    let numbers = store.numbers.start
    let parameter = numbers + Int(parameters[0])
    let present = parameter.pointee.base
    parameter.pointee.base = number
    for index in knownCount..<baseCount {
      let step = steps[index]
      numbers[step.variable.slot].base = step.result(terms.start) { numbers[$0].base }
    }
    parameter.pointee.base = present
  }

  mutating func removeAll() {
    parameters.removeAll()
    isReady = false
    steps.shrink(to: 256)
    terms.shrink(to: 256)
    residuals.shrink(to: 256)
    redundantRows.shrink(to: 256)
    groups.shrink(to: 256)
    units.shrink(to: 64)
    presentSpans.shrink(to: 64)
    liveSteps.shrink(to: 256)
    reaches.shrink(to: 256)
    slopes.shrink(to: 256)
    missed.shrink(to: 256)
    areOffsetsStale = false
    areBasesStale = false
    low = .infinity
    high = -.infinity
    removeSpans()
  }

  mutating func removeSpans() {
    spans.shrink(to: 64)
    freeSteps.shrink(to: 64)
    freeTerms.shrink(to: 256)
    areLiveStepsStale = true
    for index in units.indices {
      units[index].firstSpan = -1
      presentSpans[index] = PresentSpan()
    }
  }
}
