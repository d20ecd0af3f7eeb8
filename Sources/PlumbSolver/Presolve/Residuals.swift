/// An inequality or optional constraint, expressed by free variables: `sum(coefficient * free) + offset`.
struct Residual: BitwiseCopyable {
  /// -1 in a free slot.
  var row: Int32
  var start: Int32
  var count: Int32
  /// The component that the residual belongs to; -1 without a free variable.
  var component: Int32 = -1
  /// The next residual of the component, or -1.
  var next: Int32 = -1
  /// The terms must be found anew.
  var needsTerms = false
  /// Waits for a component.
  var isPending = false
  /// Waits to be evaluated.
  var isDirty = false
  /// The row's value with every free variable at 0, and the magnitude of what was summed.
  var offset = 0.0
  var scale = 0.0

  @inline(__always)
  var terms: Range<Int> { Range(uncheckedBounds: (Int(start), Int(start) + Int(count))) }
}

struct ResidualTerm: BitwiseCopyable {
  var variable: Int32
  var coefficient: Double
}

extension Engine {
  mutating func makeResiduals() {
    residuals.removeAll()
    // With some more for those that updates add before they give others back.
    residuals.makeRoom(for: presolving.residualCount + presolving.residualCount / 8 + 8)
    residualTerms.removeAll()
    replacements.removeAll()
    freeResiduals.removeAll()
    freeComponents.removeAll()
    settledResiduals.removeAll()
    areAliasesDue = presolving.hasFarAliases
    var last = -1
    for row in store.rows.indices where store.rows[row].role == .residual && store.rows[row].isLive {
      let residual = residuals.count
      store.rows[row].residual = Store.id(residual)
      let (offset, scale) = store.evaluateBase(row)
      residuals.append(Residual(row: Store.id(row), start: 0, count: 0, offset: offset, scale: scale))
      // A size often has two of them, one from above and one from below.
      if last >= 0 && store.haveSameTerms(row, last) {
        repeatTerms(for: residual)
      } else {
        setTerms(of: residual)
      }
      last = row
      if residuals[residual].count == 0 { settledResiduals.append(Store.id(residual)) }
    }
    replaced.shrink(to: 1024)
    termCountOfPresolve = residualTerms.count + replacements.count
  }

  /// Expresses the last residual's row, whose terms are those of the one before it, by free variables.
  private mutating func repeatTerms(for residual: Int) {
    let terms = residuals[residual - 1].terms
    residuals[residual].start = Store.id(residualTerms.count)
    residuals[residual].count = Store.id(terms.count)
    residualTerms.makeRoom(for: residualTerms.count + terms.count)
    for term in terms { residualTerms.append(residualTerms[term]) }
    for index in replaced.indices { noteReplacement(of: Int(replaced[index]), in: residual) }
  }

  @inline(__always)
  mutating func noteReplacement(of variable: Int, in residual: Int) {
    replacements.append(
      Replacement(residual: Store.id(residual), next: store.variables[variable].firstReplacement))
    store.variables[variable].firstReplacement = Store.id(replacements.count - 1)
  }

  /// Expresses the residual's row by free variables.
  mutating func setTerms(of residual: Int) {
    let row = Int(residuals[residual].row)
    let first = residualTerms.count
    replaced.removeAll()
    var unknowns = 0
    var isFree = true
    for slot in store.terms(of: row) {
      let variable = store.variables.start + Int(store.terms[slot].variable)
      if variable.pointee.isKnown { continue }
      unknowns += 1
      if variable.pointee.row >= 0 { isFree = false }
    }
    if unknowns > 0 && isFree {
      for slot in store.terms(of: row) where !store.variables[Int(store.terms[slot].variable)].isKnown {
        insertTerm(store.terms[slot].variable, store.terms[slot].coefficient, from: first)
      }
    } else if unknowns > 0 {
      if !isUpdating { findDueAliases() }
      beginExpansion()
      for slot in store.terms(of: row) {
        addProjection(Int(store.terms[slot].variable), store.terms[slot].coefficient)
      }
      finishProjection(for: residual)
      for index in expansion.variables.indices {
        let variable = expansion.variables[index]
        let amount = expansion.net(Int(variable))
        if amount != 0 { insertTerm(variable, amount, from: first) }
      }
    }
    residuals[residual].start = Store.id(first)
    residuals[residual].count = Store.id(residualTerms.count - first)
  }

  /// Adds a term to the last residual, whose terms are sorted by variable.
  private mutating func insertTerm(_ variable: Int32, _ coefficient: Double, from first: Int) {
    var place = residualTerms.count
    let term = ResidualTerm(variable: variable, coefficient: coefficient)
    residualTerms.append(term)
    while place > first && residualTerms[place - 1].variable > variable {
      residualTerms[place] = residualTerms[place - 1]
      place -= 1
    }
    residualTerms[place] = term
  }
}
