/// Changed numbers go through the definitions in order of level, and only as far as they change something.
extension Engine {
  /// The variable's definition must be evaluated.
  @inline(__always)
  mutating func touch(_ variable: Int) {
    let record = store.variables.start + variable
    if store.numbers[variable].isDirty { return }
    store.numbers[variable].isDirty = true
    let level = Int(record.pointee.level)
    if level >= touched.levels.count { touched.levels.resize(level + 1, filledWith: -1) }
    record.pointee.nextDirty = touched.levels[level]
    touched.levels[level] = Store.id(variable)
    touched.lowest = min(touched.lowest, level)
    touched.highest = max(touched.highest, level)
  }

  /// What the row says must be looked at: its constant or its priority is another one.
  mutating func touchEdited(_ row: Int) {
    store.rows[row].isDirty = false
    touchRow(row, from: -1)
    let residual = Int(store.rows[row].residual)
    if store.rows[row].role == .residual && residual >= 0 && residuals[residual].component >= 0 {
      let component = Int(residuals[residual].component)
      forgetTies(of: component)
      touch(component: component)
    }
    guard store.rows[row].isFactor else { return }
    for index in stored.entries.indices {
      let entry = stored.entries[index]
      for factor in Int(entry.factorStart)..<Int(entry.factorEnd)
      where Int(stored.factors[factor].row) == row {
        touch(Int(entry.variable))
        break
      }
    }
  }

  @inline(__always)
  private mutating func touchRow(_ row: Int, from variable: Int) {
    let record = store.rows.start + row
    switch record.pointee.role {
    case .definition:
      let defined = Int(record.pointee.defined)
      if defined != variable && store.variables[defined].place >= 0 { touch(defined) }
    case .residual:
      let residual = Int(record.pointee.residual)
      if residuals[residual].isDirty { return }
      residuals[residual].isDirty = true
      touched.residuals.append(Store.id(residual))
    case .redundant:
      if record.pointee.isDirty { return }
      record.pointee.isDirty = true
      touched.redundantRows.append(Store.id(row))
    case .none, .setAside: return
    }
  }

  /// The variable's value without the free variables has changed: what makes use of it must be looked at.
  mutating func touchUsers(of variable: Int) {
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 {
      let term = store.terms.start + slot
      slot = Int(term.pointee.next)
      touchRow(Int(term.pointee.row), from: variable)
    }
    touchMentions(of: variable)
  }

  /// The variable's value has changed: the definitions that make use of it must be evaluated.
  mutating func touchValues(of variable: Int) {
    if touched.isFull { return }
    var slot = Int(store.variables[variable].firstOccurrence)
    while slot >= 0 {
      let defined = Int(store.rows[Int(store.terms[slot].row)].defined)
      if defined >= 0 && defined != variable && store.variables[defined].place >= 0 { touch(defined) }
      slot = Int(store.terms[slot].next)
    }
    touchMentions(of: variable)
  }

  @inline(__always)
  private mutating func touchMentions(of variable: Int) {
    var node = Int(store.variables[variable].firstMention)
    while node >= 0 {
      touch(Int(stored.mentions[node].owner))
      node = Int(stored.mentions[node].next)
    }
  }

  @inline(__always)
  mutating func nextTouched(from level: inout Int) -> Int? {
    while level <= touched.highest {
      let variable = Int(touched.levels[level])
      if variable >= 0 {
        touched.levels[level] = store.variables[variable].nextDirty
        store.numbers[variable].isDirty = false
        return variable
      }
      level += 1
    }
    touched.lowest = .max
    touched.highest = -1
    return nil
  }

  mutating func sweepBases() {
    var level = touched.lowest
    while let variable = nextTouched(from: &level) {
      let record = store.variables.start + variable
      let number = store.numbers.start + variable
      let base = evaluateBase(variable)
      if !record.pointee.isKnown { touched.pending.append(Store.id(variable)) }
      var isNew = base != number.pointee.base
      number.pointee.base = base
      // What has just become known may have another value though it has the same base.
      if record.pointee.isKnown && number.pointee.value != base {
        setValue(variable, base)
        isNew = true
      }
      if isNew { touchUsers(of: variable) }
    }
  }

  mutating func sweepValues() {
    var level = touched.lowest
    while let variable = nextTouched(from: &level) {
      let value = evaluateValue(variable)
      if value == store.numbers[variable].value { continue }
      setValue(variable, value)
      touchValues(of: variable)
    }
  }
}
