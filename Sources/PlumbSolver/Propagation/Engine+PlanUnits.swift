extension Engine {
  /// Forgets the plan. What it has left out is noted to be evaluated.
  @inline(__always)
  mutating func forgetPlan() {
    if !plan.parameters.isEmpty { removePlan() }
  }

  @inline(never)
  private mutating func removePlan() {
    refreshBases()
    if plan.areOffsetsStale {
      for index in plan.settledCount..<plan.residuals.count {
        let residual = residuals.start + Int(plan.residuals[index])
        // Unequal to whatever is found.
        residual.pointee.offset = .nan
        if residual.pointee.isDirty { continue }
        residual.pointee.isDirty = true
        touched.residuals.append(plan.residuals[index])
      }
      for group in ties.groups.indices { ties.groups[group].isDirty = true }
    }
    plan.removeAll()
  }

  /// Evaluates what spans have left out.
  mutating func refreshOffsets() {
    refreshBases()
    if !plan.areOffsetsStale { return }
    for index in plan.settledCount..<plan.residuals.count { refresh(Int(plan.residuals[index])) }
  }

  @inline(__always)
  private func refresh(_ residual: Int) {
    let (sum, scale) = store.evaluateBase(Int(residuals[residual].row))
    residuals[residual].offset = sum
    residuals[residual].scale = scale
  }

  /// Lists the residuals of the plan by the components and groups that have to be solved when they change.
  mutating func planUnits() {
    // What has no component comes first.
    var order = Column<Int64>()
    for index in plan.residuals.indices {
      order.append(Int64(planOwner(plan.residuals[index])) << 32 | Int64(index))
    }
    order.sort { $0 < $1 }
    var list = Column<Int32>()
    plan.settledCount = 0
    for index in order.indices {
      list.append(plan.residuals[Int(order[index] & 0xFFFF_FFFF)])
      if planOwner(list[index]) == .min { plan.settledCount += 1 }
    }
    swap(&list, &plan.residuals)
    var start = plan.settledCount
    while start < plan.residuals.count {
      let owner = planOwner(plan.residuals[start])
      var end = start + 1
      while end < plan.residuals.count && planOwner(plan.residuals[end]) == owner { end += 1 }
      addUnit(owner, Part(from: start, to: end))
      start = end
    }
    for index in plan.groups.indices {
      let owner = -1 - plan.groups[index]
      var isListed = false
      for unit in plan.units.indices where plan.units[unit].owner == owner { isListed = true }
      if !isListed { addUnit(owner, Part(from: start, to: start)) }
    }
  }

  private mutating func addUnit(_ owner: Int32, _ residuals: Part) {
    plan.units.append(PlanUnit(owner: owner, residuals: residuals))
    plan.presentSpans.append(PresentSpan())
  }

  private func planOwner(_ residual: Int32) -> Int32 {
    let component = residuals[Int(residual)].component
    if component < 0 { return .min }
    let group = ties.isKept ? components[Int(component)].group : -1
    return group < 0 ? component : -1 - group
  }

  /// Gives the free variables of the units their values where a span has the parameter's value; the others are noted to be
  /// solved.
  mutating func runUnits() {
    let number =
      plan.parameters.count == 1 ? store.numbers[Int(plan.parameters[0])].value : Double.nan
    for index in plan.units.indices {
      if isServed(index, number) {
        plan.areOffsetsStale = true
        let present = plan.presentSpans.start + index
        run(present.pointee.dueSteps)
        present.pointee.dueStart = present.pointee.movedStart
      } else {
        plan.missed.append(Store.id(index))
        miss(index)
      }
    }
  }

  /// Whether a span of the unit has the number; that is the present one then.
  @inline(__always)
  mutating func isServed(_ index: Int, _ number: Double) -> Bool {
    plan.presentSpans[index].contains(number) || changeSpan(index, number)
  }

  @inline(never)
  private mutating func changeSpan(_ index: Int, _ number: Double) -> Bool {
    let unit = plan.units.start + index
    var next = Int(unit.pointee.firstSpan)
    while next >= 0 {
      let span = plan.spans[next]
      if span.low <= number && number <= span.high {
        enter(span, index)
        return true
      }
      next = Int(span.next)
    }
    return false
  }

  mutating func enter(_ span: PlanSpan, _ index: Int) {
    plan.presentSpans[index] = PresentSpan(
      low: span.low, high: span.high, dueStart: span.steps.start, dueEnd: span.steps.end,
      movedStart: span.movedStart)
    let owner = Int(plan.units[index].owner)
    if owner >= 0 {
      components[owner].isOpenAfterLevels = span.isOpenAfterLevels
      return
    }
    for component in ties.groups[-1 - owner].components.indices {
      components[Int(ties.components[component])].isOpenAfterLevels = true
    }
  }

  mutating func miss(_ index: Int) {
    let unit = plan.units[index]
    plan.presentSpans[index] = PresentSpan()
    if unit.owner < 0 { ties.groups[Int(-1 - unit.owner)].isDirty = true }
    for index in unit.residuals.indices {
      let residual = Int(plan.residuals[index])
      refresh(residual)
      touch(component: Int(residuals[residual].component))
    }
  }

  /// Gives the free variables of the units that present spans serve their values.
  mutating func runServedUnits() {
    for index in plan.presentSpans.indices {
      let present = plan.presentSpans.start + index
      run(present.pointee.dueSteps)
      present.pointee.dueStart = present.pointee.movedStart
    }
    plan.areOffsetsStale = true
  }

  private mutating func run(_ steps: Range<Int>) {
    let numbers = store.numbers.start
    for index in steps {
      let step = plan.freeSteps[index]
      let value = value(of: step)
      if numbers[Int(step.variable)].value != value { setValue(Int(step.variable), value) }
    }
  }

  /// The very sums that residuals, patterns and components of one variable make.
  @inline(__always)
  func value(of step: FreeStep) -> Double {
    let numbers = store.numbers.start
    let terms = plan.freeTerms.start
    var sum = step.constant
    var term = Int(step.termStart)
    while term < Int(step.baseEnd) {
      sum += terms[term].coefficient * numbers[Int(terms[term].variable)].base
      term += 1
    }
    if step.factor == 0 { return -sum / step.own }
    sum *= step.factor
    while term < Int(step.termEnd) {
      sum -= terms[term].coefficient * numbers[Int(terms[term].variable)].value
      term += 1
    }
    return step.own == 1 ? sum : sum / step.own
  }
}
