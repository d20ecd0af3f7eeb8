/// A planned edit of which it is known beforehand that nothing has to be solved or judged: one pass over the sums.
extension Engine {
  /// Solves the edit where the plan is of it and spans serve all of its units. False, with nothing done, otherwise.
  @inline(__always)
  mutating func solveByPlan() -> Bool {
    guard plan.isReady, editedParameters.count == 1, plan.parameters.count == 1 else { return false }
    let parameter = editedParameters[0]
    let record = store.numbers.start + Int(parameter)
    let number = record.pointee.value
    // Beyond a plan's frame lies all that has none.
    guard plan.parameters[0] == parameter, plan.low <= number, number <= plan.high else { return false }
    guard !areTiesStale, records.isEmpty, conflicts.isEmpty else { return false }
    guard ties.isKept || (openComponents.isEmpty && !looseVariablesMatter) else { return false }
    for index in plan.presentSpans.indices where !isServed(index, number) { return false }
    record.pointee.isDirty = false
    editedParameters.removeAll()
    runPlan(number)
    publishChanged()
    #if PLUMB_INTERNAL_CHECKS
    if let broken = brokenInvariant() { fatalError("\(broken)") }
    #endif
    return true
  }

  private mutating func runPlan(_ number: Double) {
    if plan.areLiveStepsStale { findLiveSteps() }
    changed.removeAll()
    // Each variable has its turn once.
    changed.makeRoom(for: plan.steps.count + min(plan.freeSteps.count, store.numbers.count))
    let numbers = store.numbers.start
    let terms = plan.terms.start
    let list = changed.start
    var count = 0
    var step = plan.steps.start
    let end = step + plan.steps.count
    let knownEnd = step + plan.knownCount
    var last = 0.0
    while step < knownEnd {
      let first = step.pointee.isFollowing ? last : numbers[Int(step.pointee.first)].base
      let value = step.pointee.result(terms, first: first) { numbers[$0].base }
      last = value
      numbers[step.pointee.variable.slot].base = value
      note(value, of: step.pointee.variable, in: list, &count)
      step += 1
    }
    if plan.baseCount > plan.knownCount {
      runLiveSteps(number)
      step = plan.steps.start + plan.baseCount
    }
    if !plan.presentSpans.isEmpty { runFreeSteps(list, &count) }
    while step < end {
      let first = step.pointee.isFollowing ? last : numbers[Int(step.pointee.first)].value
      let value = step.pointee.result(terms, first: first) { numbers[$0].value }
      last = value
      note(value, of: step.pointee.variable, in: list, &count)
      step += 1
    }
    _ = changed.grow(by: count)
  }

  @inline(__always)
  private mutating func runLiveSteps(_ number: Double) {
    let numbers = store.numbers.start
    let terms = plan.terms.start
    for index in plan.liveSteps.indices {
      let step = plan.steps.start + Int(plan.liveSteps[index])
      numbers[step.pointee.variable.slot].base = step.pointee.result(terms) { numbers[$0].base }
    }
    plan.areBasesStale = true
    plan.number = number
  }

  @inline(__always)
  private mutating func runFreeSteps(_ list: UnsafeMutablePointer<Variable>, _ count: inout Int) {
    plan.areOffsetsStale = true
    let steps = plan.freeSteps.start
    for index in plan.presentSpans.indices {
      let present = plan.presentSpans.start + index
      if present.pointee.dueStart == present.pointee.dueEnd { continue }
      for step in present.pointee.dueSteps {
        let variable = store.variable(at: Int(steps[step].variable))
        note(value(of: steps[step]), of: variable, in: list, &count)
      }
      present.pointee.dueStart = present.pointee.movedStart
    }
  }

  /// Gives a variable the value, and lists it where that is another one.
  @inline(__always)
  private func note(
    _ value: Double, of variable: Variable, in list: UnsafeMutablePointer<Variable>, _ count: inout Int
  ) {
    let record = store.numbers.start + variable.slot
    let old = record.pointee.value
    // 0 where both are the same number.
    let size = (value - old).magnitude.bitPattern
    if size == 0 { return }
    record.pointee.value = value
    if size >= Double.infinity.bitPattern && Store.published(value) == Store.published(old) { return }
    list[count] = variable
    count &+= 1
  }

  /// Finds the steps of the plan that free steps depend on.
  @inline(never)
  private mutating func findLiveSteps() {
    let reaches = plan.reaches.start
    let steps = plan.steps.start
    plan.liveSteps.removeAll()
    plan.areLiveStepsStale = false
    if plan.baseCount == plan.knownCount { return }
    for index in plan.knownCount..<plan.baseCount { reaches[steps[index].variable.slot].isLive = false }
    for index in plan.freeSteps.indices {
      let step = plan.freeSteps[index]
      for term in Int(step.termStart)..<Int(step.baseEnd) {
        reaches[Int(plan.freeTerms[term].variable)].isLive = true
      }
    }
    var index = plan.baseCount - 1
    while index >= plan.knownCount {
      let step = steps[index]
      if reaches[step.variable.slot].isLive {
        plan.liveSteps.append(Store.id(index))
        reaches[Int(step.first)].isLive = true
        if step.restStart >= 0 {
          for term in Int(step.restStart)..<Int(step.restEnd) {
            reaches[Int(plan.terms[term].variable)].isLive = true
          }
        }
      }
      index -= 1
    }
    plan.liveSteps.reverse()
  }

  /// Makes up for the steps that were left out.
  @inline(__always)
  mutating func refreshBases() {
    if !plan.areBasesStale { return }
    plan.refreshBases(in: store)
    plan.areBasesStale = false
  }

  /// Finds how far the parameter may move before a row without a free variable could be in conflict.
  mutating func findFrame(_ number: Double) {
    let far = 1024 + 8 * abs(number)
    var span = PlanSpan(
      low: number - far, high: number + far, steps: Part(from: 0, to: 0), movedStart: 0, next: -1,
      isOpenAfterLevels: false)
    plan.low = .infinity
    plan.high = -.infinity
    for index in plan.redundantRows.indices {
      let row = Int(plan.redundantRows[index])
      let motion = motion(of: row)
      let noise = Engine.noise(scale: motion.size, coefficient: store.largestCoefficient(of: row))
      if !motion.isAtRest(noise: noise) { return }
    }
    for index in 0..<plan.settledCount {
      let row = Int(residuals[Int(plan.residuals[index])].row)
      if !store.rows[row].isRequired { continue }
      let side: Int8 = store.rows[row].relation == .lessThanOrEqual ? -1 : 1
      if !motion(of: row).limit(&span, number, side: side) { return }
    }
    plan.low = span.low
    plan.high = span.high
  }

  /// Of a row without free variables.
  private func motion(of row: Int) -> Motion {
    let (sum, scale) = store.evaluateBase(row)
    var motion = Motion(difference: sum, size: scale, slope: 0, slopeSize: 0)
    for slot in store.terms(of: row) {
      let slope = store.terms[slot].coefficient * plan.slopes[Int(store.terms[slot].variable)]
      motion.slope += slope
      motion.slopeSize += abs(slope)
    }
    return motion
  }
}
