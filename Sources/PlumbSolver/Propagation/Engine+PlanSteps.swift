/// The sums of a plan: made from definitions, and put where the next one finds them near.
extension Engine {
  /// Adds the sum that `evaluate` makes, with all signs turned where it is subtracted from 0.
  mutating func addStep(_ variable: Int) {
    let place = Int(store.variables[variable].place)
    let row = Int(store.variables[variable].row)
    var step = Plan.Step(constant: 0, coefficient: 0, variable: store.variable(at: variable), first: -1)
    let start = plan.terms.count
    var divisor = 1.0
    if place >= 0 {
      let pivot = store.terms[place].coefficient
      let sign = pivot == -1 ? 1.0 : -1.0
      divisor = pivot == -1 ? 1 : pivot
      step.constant = sign * store.rows[row].constant
      for slot in store.terms(of: row) where slot != place {
        plan.terms.append(
          ResidualTerm(
            variable: store.terms[slot].variable, coefficient: sign * store.terms[slot].coefficient))
      }
    } else {
      let entry = stored.entries[-1 - place]
      for index in Int(entry.factorStart)..<Int(entry.factorEnd) {
        step.constant += stored.factors[index].factor * store.rows[Int(stored.factors[index].row)].constant
      }
      for index in Int(entry.termStart)..<Int(entry.termEnd) { plan.terms.append(stored.terms[index]) }
    }
    // What mentions nothing is never reached.
    step.first = plan.terms[start].variable
    step.coefficient = plan.terms[start].coefficient
    if plan.terms.count == start + 1 && divisor == 1 {
      plan.terms.removeLast()
    } else {
      step.restStart = Store.id(start + 1)
      step.restEnd = Store.id(plan.terms.count)
      plan.terms.append(ResidualTerm(variable: -1, coefficient: divisor))
    }
    plan.steps.append(step)
  }

  /// Moves the steps of known variables, which depend on no other, before the rest.
  mutating func sortSteps() {
    orderSteps(from: 0)
    let steps = plan.steps.start
    plan.baseCount = plan.steps.count
    plan.knownCount = 0
    var others = Column<Plan.Step>()
    for index in plan.steps.indices {
      if store.variables[steps[index].variable.slot].isKnown {
        steps[plan.knownCount] = steps[index]
        plan.knownCount += 1
      } else {
        others.append(steps[index])
      }
    }
    for index in others.indices { steps[plan.knownCount + index] = others[index] }
    plan.areLiveStepsStale = true
  }

  /// Orders the steps from `start` on so that each comes as soon as possible after those on which it depends.
  mutating func orderSteps(from start: Int) {
    let places = Column<Int32>(repeating: -1, count: store.variables.count)
    var ordered = Column<Plan.Step>()
    var waiting = Column<WaitingStep>()
    for index in start..<plan.steps.count { places[plan.steps[index].variable.slot] = Store.id(index) }
    for variable in places.indices where places[variable] >= 0 {
      waiting.append(WaitingStep(index: places[variable]))
      places[variable] = -1
      while let last = waiting.last {
        let step = plan.steps[Int(last.index)]
        var term = Int(last.term)
        let end = step.restStart < 0 ? 0 : Int(step.restEnd - step.restStart)
        var next: Int32 = -1
        while next < 0 && term <= end {
          let operand = Int(term == 0 ? step.first : plan.terms[Int(step.restStart) + term - 1].variable)
          next = places[operand]
          if next >= 0 { places[operand] = -1 }
          term += 1
        }
        waiting[waiting.count - 1].term = Store.id(term)
        if next >= 0 {
          waiting.append(WaitingStep(index: next))
        } else {
          waiting.removeLast()
          ordered.append(step)
        }
      }
    }
    for index in ordered.indices { plan.steps[start + index] = ordered[index] }
  }

  /// Adds up beforehand what a sum begins with and no edit of the plan moves.
  mutating func foldConstants() {
    for index in plan.steps.indices {
      let step = plan.steps.start + index
      while step.pointee.restStart >= 0 && step.pointee.restStart < step.pointee.restEnd {
        let first = Int(step.pointee.first)
        if !store.variables[first].isKnown || plan.reaches[first].base { break }
        step.pointee.constant += step.pointee.coefficient * store.numbers[first].base
        let next = plan.terms[Int(step.pointee.restStart)]
        step.pointee.first = next.variable
        step.pointee.coefficient = next.coefficient
        step.pointee.restStart += 1
      }
      let end = Int(step.pointee.restEnd)
      if end >= 0 && Int(step.pointee.restStart) == end && plan.terms[end].coefficient == 1 {
        step.pointee.restStart = -1
      }
    }
  }
}

/// A step whose operands are looked at.
private struct WaitingStep: BitwiseCopyable {
  var index: Int32
  var term: Int32 = 0
}
