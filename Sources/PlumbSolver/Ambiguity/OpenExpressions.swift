/// The unknowns that depend on something open, each expressed by open free variables.
struct OpenExpressions: Sendable {
  var variable: [Int32] = []
  var start: [Int32] = [0]
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  /// Groups of free variables that no open expression links, each ascending; and the expressions of each group.
  var groups: [[Int32]] = []
  var groupExpressions: [[Int32]] = []
  var groupComponents: [[Int32]] = []

  @inline(__always)
  func terms(_ index: Int) -> Range<Int> { Int(start[index])..<Int(start[index + 1]) }
}

extension Solver {
  /// Expresses every unknown that depends on an open component or a loose variable, and finds what hangs together.
  mutating func openExpressions() -> OpenExpressions {
    var open = OpenExpressions()
    var isOpen = Array(repeating: false, count: store.variableCount)
    var parent: [Int32] = (0..<store.variableCount).map { Int32(truncatingIfNeeded: $0) }
    func root(_ variable: Int) -> Int {
      var node = variable
      while Int(parent[node]) != node { node = Int(parent[node]) }
      var other = variable
      while other != node {
        let next = Int(parent[other])
        parent[other] = Int32(truncatingIfNeeded: node)
        other = next
      }
      return node
    }
    var free = partition.looseVariables
    for component in openComponents {
      let range =
        Int(partition.variableStart[Int(component)])..<Int(partition.variableStart[Int(component) + 1])
      free.append(contentsOf: partition.variables[range])
      let first = root(Int(partition.variables[range.lowerBound]))
      for index in range { parent[root(Int(partition.variables[index]))] = Int32(truncatingIfNeeded: first) }
    }
    free.sort()
    for variable in free {
      isOpen[Int(variable)] = true
      open.variable.append(variable)
      open.termVariable.append(variable)
      open.termCoefficient.append(1)
      open.start.append(Int32(truncatingIfNeeded: open.termVariable.count))
    }
    var depends = isOpen
    for index in definitionOrder {
      let variable = Int(index)
      var isDependent = false
      definitions.forEachTerm(of: variable, store) { mentioned, _ in
        if depends[mentioned] { isDependent = true }
      }
      guard isDependent else { continue }
      depends[variable] = true
      beginExpansion()
      addToExpansion(variable, 1, .unknowns)
      finishExpansion(.unknowns)
      let first = open.termVariable.count
      for term in expansion.variables where isOpen[Int(term)] {
        let amount = expansion.net(Int(term))
        if amount == 0 { continue }
        open.termVariable.append(term)
        open.termCoefficient.append(amount)
        let anchor = root(Int(open.termVariable[first]))
        parent[root(Int(term))] = Int32(truncatingIfNeeded: anchor)
      }
      if open.termVariable.count == first { continue }
      open.variable.append(index)
      open.start.append(Int32(truncatingIfNeeded: open.termVariable.count))
    }
    var groupOf: [Int32] = Array(repeating: -1, count: store.variableCount)
    for variable in free {
      let top = root(Int(variable))
      if groupOf[top] < 0 {
        groupOf[top] = Int32(truncatingIfNeeded: open.groups.count)
        open.groups.append([])
        open.groupExpressions.append([])
        open.groupComponents.append([])
      }
      open.groups[Int(groupOf[top])].append(variable)
    }
    for component in openComponents {
      let first = partition.variables[Int(partition.variableStart[Int(component)])]
      open.groupComponents[Int(groupOf[root(Int(first))])].append(component)
    }
    for index in open.variable.indices {
      let top = root(Int(open.termVariable[Int(open.start[index])]))
      open.groupExpressions[Int(groupOf[top])].append(Int32(truncatingIfNeeded: index))
    }
    return open
  }
}
