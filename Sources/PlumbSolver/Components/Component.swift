/// Residuals and the free variables that they share with no other residual.
struct Component: BitwiseCopyable {
  /// The first of the variables, linked through `link`, ascending.
  var firstVariable: Int32 = -1
  /// The first of the residuals, linked through `next`, ascending.
  var firstResidual: Int32 = -1
  /// What the residuals have in common with those of other components, or -1.
  var shape: Int32 = -1
  /// The pattern of the present solution, or -1.
  var pattern: Int32 = -1
  /// What is open in it is settled with this group of ties, or -1.
  var group: Int32 = -1
  /// Waits to be solved.
  var isDirty = true
  /// The levels leave more than one point.
  var isOpenAfterLevels = false
  /// The levels and the ties between single constraints leave more than one point.
  var isOpen = false

  @inline(__always)
  mutating func forgetPatterns() {
    shape = -1
    pattern = -1
  }
}

extension Engine {
  /// Splits the residuals into components.
  mutating func makeComponents() {
    components.removeAll()
    openComponents.removeAll()
    looseVariablesMatter = false
    let variables = store.variables.start
    for index in residuals.indices where residuals[index].count > 0 {
      let terms = residuals[index].terms
      var top = root(Int(residualTerms[terms.lowerBound].variable))
      // A root that a residual mentions has a component, though not its number yet.
      variables[top].component = 0
      for term in terms.dropFirst() {
        let other = root(Int(residualTerms[term].variable))
        variables[other].component = 0
        if other == top { continue }
        variables[max(top, other)].link = Store.id(min(top, other))
        top = min(top, other)
      }
    }
    numberComponents()
  }

  private mutating func numberComponents() {
    let variables = store.variables.start
    // Roots are the lowest of their component: they come first, and the rest is linked backwards.
    for variable in store.variables.indices where variables[variable].row < 0 && !variables[variable].isKnown
    {
      let top = root(variable)
      if variables[top].component < 0 {
        if store.numbers[variable].generation & 1 == 1 { addLoose(variable) }
      } else if top == variable {
        variables[variable].component = Store.id(components.count)
        components.append(Component())
      } else {
        variables[variable].component = variables[top].component
      }
    }
    if components.isEmpty { return }
    var variable = store.variables.count - 1
    while variable >= 0 {
      let own = Int(variables[variable].component)
      if own >= 0 {
        variables[variable].link = components[own].firstVariable
        components[own].firstVariable = Store.id(variable)
      }
      variable -= 1
    }
    var index = residuals.count - 1
    while index >= 0 {
      if residuals[index].count > 0 {
        let own = variables[Int(residualTerms[Int(residuals[index].start)].variable)].component
        residuals[index].component = own
        residuals[index].next = components[Int(own)].firstResidual
        components[Int(own)].firstResidual = Store.id(index)
      }
      index -= 1
    }
  }

  private mutating func addLoose(_ variable: Int) {
    if !looseVariablesMatter && hasDependents(variable) { looseVariablesMatter = true }
    if store.numbers[variable].value != 0 { setValue(variable, 0) }
  }

  func root(_ variable: Int) -> Int {
    let variables = store.variables.start
    var node = variable
    while Int(variables[node].link) != node {
      let next = Int(variables[node].link)
      variables[node].link = variables[next].link
      node = next
    }
    return node
  }

  /// Lists the variables and the residuals of a component.
  mutating func listMembers(of component: Int) {
    memberVariables.removeAll()
    memberRows.removeAll()
    appendMembers(of: component)
  }

  mutating func appendMembers(of component: Int) {
    var variable = components[component].firstVariable
    while variable >= 0 {
      memberVariables.append(variable)
      variable = store.variables[Int(variable)].link
    }
    var residual = components[component].firstResidual
    while residual >= 0 {
      memberRows.append(residual)
      residual = residuals[Int(residual)].next
    }
  }
}
