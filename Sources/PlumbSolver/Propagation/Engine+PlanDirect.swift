/// A planned edit of which it is known beforehand that nothing has to be solved or judged: one pass over the sums.
extension Engine {
  /// Solves the edit where the plan is of it and only components are left to be solved. False, with nothing done,
  /// otherwise.
  @inline(__always)
  mutating func solveByPlan() -> Bool {
    guard plan.isReady, editedParameters.count == 1, plan.parameters.count == 1 else { return false }
    let parameter = editedParameters[0]
    let record = store.numbers.start + Int(parameter)
    let number = record.pointee.value
    // Beyond a plan's frame lies all that has none.
    guard plan.parameters[0] == parameter, plan.low <= number, number <= plan.high else { return false }
    guard !areTiesStale, records.isEmpty, conflicts.isEmpty, arePlanTiesSettled else { return false }
    if plan.areLiveStepsStale { findLiveSteps() }
    if plan.presentSpans.isEmpty {
      runPlan(number)
    } else if !runPlanWithUnits(number) {
      return false
    }
    record.pointee.isDirty = false
    editedParameters.removeAll()
    #if PLUMB_INTERNAL_CHECKS
    if let broken = brokenInvariant() { fatalError("\(broken)") }
    #endif
    return true
  }

  /// What is open after all levels is settled with the components, or there is nothing.
  @inline(__always)
  private var arePlanTiesSettled: Bool { ties.isKept || (openComponents.isEmpty && !looseVariablesMatter) }

  /// For a plan without units: nothing has to be solved.
  private mutating func runPlan(_ number: Double) {
    let steps = plan.steps.start
    let terms = plan.terms.start
    let numbers = store.numbers.start
    let known = plan.knownCount
    let base = plan.baseCount
    let all = plan.steps.count
    if base > known {
      // No free step depends on them.
      plan.areBasesStale = true
      plan.number = number
    }
    let most = known + all - base
    if most > 0 && changes.count == most {
      // As most often, everything changes again: the list is written in its place.
      var count = 0
      changes.withUnsafeMutableBufferPointer { list in
        guard let start = list.baseAddress else { return }
        var pass = PlanPass(numbers: numbers, terms: terms, list: start)
        pass.runKnown(steps, to: steps + known)
        pass.runValues(steps + base, to: steps + all)
        count = pass.count
      }
      if count < most { changes.removeLast(most - count) }
      return
    }
    changed.removeAll()
    changed.makeRoom(for: most)
    var pass = PlanPass(numbers: numbers, terms: terms, list: changed.start)
    pass.runKnown(steps, to: steps + known)
    pass.runValues(steps + base, to: steps + all)
    _ = changed.grow(by: pass.count)
    publishChanged()
  }

  /// Solves the units that no span serves, and gives all that depends on the parameter its values. False where that takes
  /// more.
  @inline(never)
  private mutating func runPlanWithUnits(_ number: Double) -> Bool {
    let steps = plan.steps.start
    for index in plan.presentSpans.indices where !isServed(index, number) {
      // What is left for a group to settle may depend on other units.
      if plan.units[index].owner < 0 {
        plan.missed.removeAll()
        return false
      }
      plan.missed.append(Store.id(index))
    }
    let isMissed = !plan.missed.isEmpty
    if isMissed && !solveMissed() { return false }
    changed.removeAll()
    // Each variable has its turn once.
    changed.makeRoom(
      for: plan.steps.count + min(plan.freeSteps.count, store.numbers.count) + touched.values.count)
    var pass = PlanPass(numbers: store.numbers.start, terms: plan.terms.start, list: changed.start)
    if isMissed {
      pass.publishBases(steps, to: steps + plan.knownCount)
    } else {
      pass.runKnown(steps, to: steps + plan.knownCount)
      if plan.baseCount > plan.knownCount { runLiveSteps(number) }
    }
    runFreeSteps(&pass)
    pass.runValues(steps + plan.baseCount, to: steps + plan.steps.count)
    _ = changed.grow(by: pass.count)
    if isMissed {
      findSpans()
      listChanges()
      shrinkScratch()
    }
    publishChanged()
    return true
  }

  /// Solves the units that no span serves, with all bases evaluated. False where ties or conflicts come of it: `settle`
  /// goes on from here.
  private mutating func solveMissed() -> Bool {
    runBases()
    touched.isFull = true
    for index in plan.missed.indices { miss(Int(plan.missed[index])) }
    needsPresolve = false
    solveComponents()
    if !needsPresolve && records.isEmpty && arePlanTiesSettled { return true }
    if needsPresolve || !records.isEmpty {
      // A conflict is looked at from the beginning.
      isStructureStale = true
    } else {
      publishBases()
      runServedUnits()
      store.numbers[Int(plan.parameters[0])].isDirty = false
      plan.isEvaluated = true
    }
    plan.missed.removeAll()
    return false
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
  private mutating func runFreeSteps(_ pass: inout PlanPass) {
    plan.areOffsetsStale = true
    let steps = plan.freeSteps.start
    for index in plan.presentSpans.indices {
      let present = plan.presentSpans.start + index
      if present.pointee.dueStart == present.pointee.dueEnd { continue }
      for step in present.pointee.dueSteps {
        pass.note(value(of: steps[step]), of: store.variable(at: Int(steps[step].variable)))
      }
      present.pointee.dueStart = present.pointee.movedStart
    }
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
