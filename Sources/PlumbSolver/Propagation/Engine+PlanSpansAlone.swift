extension Engine {
  /// For a component of one variable, which is where the one row at its target has it, or several that do not move.
  mutating func findSpanAlone(_ span: inout PlanSpan, _ number: Double) -> Bool {
    let variable = Int(memberVariables[0])
    let value = store.numbers[variable].value
    var near = -1
    var nearCount = 0
    var own = ValueSlope()
    for row in rowSlopes.indices {
      let amount = residualTerms[Int(residuals[Int(memberRows[row])].start)].coefficient
      if -rowSlopes[row].offset / amount != value { continue }
      near = row
      nearCount += 1
      if rowSlopes[row].isMoved {
        own = ValueSlope(
          slope: -rowSlopes[row].slope / amount, scale: rowSlopes[row].slopeScale / abs(amount),
          isMoved: true)
      }
    }
    if near < 0 || (own.isMoved && nearCount > 1) { return false }
    for row in rowSlopes.indices {
      let amount = residualTerms[Int(residuals[Int(memberRows[row])].start)].coefficient
      let target = -rowSlopes[row].offset / amount
      if target == value { continue }
      var motion = Motion(
        difference: -target, size: rowSlopes[row].scale / abs(amount), slope: rowSlopes[row].slope / amount,
        slopeSize: rowSlopes[row].slopeScale / abs(amount))
      motion.add(1, value, own)
      if !motion.limit(&span, number, side: value < target ? -1 : 1) { return false }
    }
    var step = FreeStep(
      variable: Store.id(variable), termStart: Store.id(plan.freeTerms.count), baseEnd: 0, termEnd: 0,
      constant: rowSlopes[near].offset, factor: 0,
      own: residualTerms[Int(residuals[Int(memberRows[near])].start)].coefficient)
    if own.isMoved {
      span.movedStart = Store.id(plan.freeSteps.count)
      addBaseTerms(Int(memberRows[near]), to: &step)
    } else {
      span.movedStart = Store.id(plan.freeSteps.count + 1)
    }
    step.baseEnd = Store.id(plan.freeTerms.count)
    step.termEnd = step.baseEnd
    plan.freeSteps.append(step)
    return true
  }
}
