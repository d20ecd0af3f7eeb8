/// How far the one parameter of a plan may move before a row of a unit changes sides.
extension Engine {
  /// Finds spans for the units that were solved because none served.
  mutating func findSpans() {
    if plan.parameters.count == 1 && records.isEmpty {
      if plan.freeSteps.count > 4096 + 64 * plan.units.count { plan.removeSpans() }
      let number = store.numbers[Int(plan.parameters[0])].value
      for index in plan.missed.indices { findSpan(Int(plan.missed[index]), number) }
      if !(plan.low <= number && number <= plan.high) { findFrame(number) }
    }
    plan.missed.removeAll()
  }

  private mutating func findSpan(_ index: Int, _ number: Double) {
    if plan.units[index].patience == 0 { return }
    plan.units[index].patience -= 1
    let owner = Int(plan.units[index].owner)
    let shape: Int
    let pattern: Int
    if owner >= 0 {
      listMembers(of: owner)
      shape = Int(components[owner].shape)
      pattern = Int(components[owner].pattern)
    } else {
      listMembers(ofGroup: -1 - owner)
      shape = Int(ties.groups[-1 - owner].shape)
      pattern = Int(ties.groups[-1 - owner].pattern)
    }
    listSlopes(ofGroup: -1 - owner)
    let stepStart = plan.freeSteps.count
    let termStart = plan.freeTerms.count
    let far = 1024 + 8 * abs(number)
    var span = PlanSpan(
      low: number - far, high: number + far, steps: Part(from: stepStart, to: stepStart), movedStart: 0,
      next: plan.units[index].firstSpan, isOpenAfterLevels: false)
    let isFound: Bool
    if pattern >= 0 && shape >= 0 {
      span.isOpenAfterLevels = shapes.patterns[pattern].isOpenAfterLevels
      isFound = findSpan(&span, number, shape, pattern, group: -1 - owner)
    } else {
      isFound = owner >= 0 && memberVariables.count == 1 && findSpanAlone(&span, number)
    }
    if isFound && isServing(from: stepStart) {
      span.steps = Part(from: stepStart, to: plan.freeSteps.count)
      plan.units[index].firstSpan = Store.id(plan.spans.count)
      plan.spans.append(span)
      plan.areLiveStepsStale = true
      enter(span, index)
      plan.presentSpans[index].dueStart = span.movedStart
    } else {
      plan.freeSteps.removeLast(plan.freeSteps.count - stepStart)
      plan.freeTerms.removeLast(plan.freeTerms.count - termStart)
    }
  }

  /// Whether the new steps give what the variables have now.
  private mutating func isServing(from start: Int) -> Bool {
    for index in start..<plan.freeSteps.count {
      let step = plan.freeSteps[index]
      if value(of: step) != store.numbers[Int(step.variable)].value { return false }
    }
    return true
  }

  private mutating func listSlopes(ofGroup group: Int) {
    rowSlopes.removeAll()
    for member in memberRows.indices {
      let residual = residuals[Int(memberRows[member])]
      var row = RowSlope(offset: residual.offset, scale: residual.scale)
      for slot in store.terms(of: Int(residual.row)) {
        let variable = Int(store.terms[slot].variable)
        if !plan.reaches[variable].base { continue }
        let slope = store.terms[slot].coefficient * plan.slopes[variable]
        row.slope += slope
        row.slopeScale += abs(slope)
        row.isMoved = true
      }
      rowSlopes.append(row)
    }
    if group < 0 { return }
    for index in ties.groups[group].rows.indices {
      let tie = ties.rows[index]
      var row = RowSlope(offset: tie.fixed, scale: tie.scale)
      if plan.reaches[Int(tie.variable)].base {
        row.slope = plan.slopes[Int(tie.variable)]
        row.slopeScale = abs(row.slope)
        row.isMoved = true
      }
      rowSlopes.append(row)
    }
  }

  /// By a pattern that holds.
  private mutating func findSpan(
    _ span: inout PlanSpan, _ number: Double, _ shape: Int, _ pattern: Int, group: Int
  ) -> Bool {
    if shapes.patterns[pattern].restCount > 0 { return false }
    if group >= 0 {
      var row = 0
      for index in ties.groups[group].rows.indices {
        // What a step would have to sum up otherwise.
        if rowSlopes[memberRows.count + row].isMoved && !ties.rows[index].fixedTerms.isEmpty { return false }
        row += 1
        for term in ties.rows[index].fixedTerms where plan.reaches[Int(ties.terms[term].variable)].free {
          return false
        }
      }
    }
    let start = Int(shapes.shapes[shape].rowStart)
    valueSlopes.fill(memberVariables.count, with: ValueSlope())
    let first = Int(shapes.patterns[pattern].stepStart)
    let steps = stride(from: first, to: first + 2 * Int(shapes.patterns[pattern].stepCount), by: 2)
    for pick in steps {
      let row = Int(shapes.picks[pick + 1])
      findSlope(of: Int(shapes.picks[pick]), by: row, shapes.rows[start + row])
    }
    // What does not move never depends on what does.
    for isMoved in [false, true] {
      if isMoved { span.movedStart = Store.id(plan.freeSteps.count) }
      for pick in steps where valueSlopes[Int(shapes.picks[pick])].isMoved == isMoved {
        let row = Int(shapes.picks[pick + 1])
        addStep(for: Int(shapes.picks[pick]), by: row, shapes.rows[start + row], group: group)
      }
    }
    let sideStart = Int(shapes.patterns[pattern].sideStart)
    for row in rowSlopes.indices {
      let own = rowSlopes[row]
      let factor = shapes.rows[start + row].factor
      var motion = Motion(
        difference: -own.offset * factor, size: own.scale * abs(factor), slope: -own.slope * factor,
        slopeSize: own.slopeScale * abs(factor))
      for term in shapes.rows[start + row].terms {
        let local = Int(shapes.terms[term].variable)
        motion.add(
          shapes.terms[term].coefficient, store.numbers[Int(memberVariables[local])].value,
          valueSlopes[local])
      }
      if !motion.limit(&span, number, side: shapes.sides[sideStart + row]) { return false }
    }
    return true
  }

  /// How the variable moves that the row at its target settles.
  private mutating func findSlope(of local: Int, by row: Int, _ shapeRow: ShapeRow) {
    let own = rowSlopes[row]
    var amount = 1.0
    var value = ValueSlope(
      slope: own.slope * shapeRow.factor, scale: own.slopeScale * abs(shapeRow.factor),
      isMoved: own.isMoved)
    for term in shapeRow.terms {
      let other = Int(shapes.terms[term].variable)
      let coefficient = shapes.terms[term].coefficient
      if other == local {
        amount = coefficient
        continue
      }
      value.slope -= coefficient * valueSlopes[other].slope
      value.scale += abs(coefficient) * valueSlopes[other].scale
      if valueSlopes[other].isMoved { value.isMoved = true }
    }
    value.slope /= amount
    value.scale /= abs(amount)
    valueSlopes[local] = value
  }

  /// Adds the step by which the row at its target settles the variable.
  private mutating func addStep(for local: Int, by row: Int, _ shapeRow: ShapeRow, group: Int) {
    var step = FreeStep(
      variable: memberVariables[local], termStart: Store.id(plan.freeTerms.count), baseEnd: 0, termEnd: 0,
      constant: 0, factor: shapeRow.factor, own: 1)
    if !rowSlopes[row].isMoved {
      step.constant = rowSlopes[row].offset
    } else if row < memberRows.count {
      addBaseTerms(Int(memberRows[row]), to: &step)
    } else {
      let tie = ties.rows[Int(ties.groups[group].rows.start) + row - memberRows.count]
      plan.freeTerms.append(ResidualTerm(variable: tie.variable, coefficient: 1))
    }
    step.baseEnd = Store.id(plan.freeTerms.count)
    for term in shapeRow.terms {
      let coefficient = shapes.terms[term].coefficient
      let other = Int(shapes.terms[term].variable)
      if other == local {
        step.own = coefficient
      } else {
        plan.freeTerms.append(ResidualTerm(variable: memberVariables[other], coefficient: coefficient))
      }
    }
    step.termEnd = Store.id(plan.freeTerms.count)
    plan.freeSteps.append(step)
  }

  mutating func addBaseTerms(_ residual: Int, to step: inout FreeStep) {
    let row = Int(residuals[residual].row)
    step.constant = store.rows[row].constant
    for slot in store.terms(of: row) {
      let variable = store.variables.start + Int(store.terms[slot].variable)
      if variable.pointee.row < 0 && !variable.pointee.isKnown { continue }
      plan.freeTerms.append(
        ResidualTerm(variable: store.terms[slot].variable, coefficient: store.terms[slot].coefficient))
    }
  }
}
