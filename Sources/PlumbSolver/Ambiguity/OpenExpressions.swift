/// The unknowns that depend on something open, each expressed by open free variables.
struct OpenExpressions: Sendable {
  var variable: [Int32] = []
  var start: [Int32] = [0]
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  /// What else the unknown depends on: free variables that are settled.
  var closedStart: [Int32] = [0]
  var closedVariable: [Int32] = []
  var closedCoefficient: [Double] = []
  /// Groups of free variables that no open expression links, each ascending; and the expressions of each group.
  var groups: [[Int32]] = []
  var groupExpressions: [[Int32]] = []
  var groupComponents: [[Int32]] = []

  @inline(__always)
  func terms(_ index: Int) -> Range<Int> { Int(start[index])..<Int(start[index + 1]) }

  @inline(__always)
  func closedTerms(_ index: Int) -> Range<Int> { Int(closedStart[index])..<Int(closedStart[index + 1]) }
}

extension Engine {
  /// Whether the variable is free and in no residual.
  func isLoose(_ variable: Int) -> Bool {
    let record = store.variables.start + variable
    return record.pointee.row < 0 && !record.pointee.isKnown && record.pointee.component < 0
      && store.numbers[variable].generation & 1 == 1
  }

  /// Expresses every unknown that depends on an open component or a loose variable, and finds what hangs together.
  mutating func openExpressions(_ components: borrowing Column<Int32>) -> OpenExpressions {
    findDueAliases()
    var open = OpenExpressions()
    var isOpen = Array(repeating: false, count: store.variables.count)
    var parent: [Int32] = (0..<store.variables.count).map { Store.id($0) }
    func root(_ variable: Int) -> Int {
      var node = variable
      while Int(parent[node]) != node { node = Int(parent[node]) }
      var other = variable
      while other != node {
        let next = Int(parent[other])
        parent[other] = Store.id(node)
        other = next
      }
      return node
    }
    var free: [Int32] = []
    for variable in store.variables.indices where isLoose(variable) { free.append(Store.id(variable)) }
    for index in components.indices {
      listMembers(of: Int(components[index]))
      let first = root(Int(memberVariables[0]))
      for member in memberVariables.indices {
        free.append(memberVariables[member])
        parent[root(Int(memberVariables[member]))] = Store.id(first)
      }
    }
    free.sort()
    for variable in free {
      isOpen[Int(variable)] = true
      open.variable.append(variable)
      open.termVariable.append(variable)
      open.termCoefficient.append(1)
      open.start.append(Store.id(open.termVariable.count))
      open.closedStart.append(Store.id(open.closedVariable.count))
    }
    var depends = isOpen
    for position in definitionOrder.indices {
      let index = definitionOrder[position]
      let variable = Int(index)
      var isDependent = false
      forEachTerm(of: variable) { mentioned, _ in
        if depends[mentioned] { isDependent = true }
      }
      guard isDependent else { continue }
      depends[variable] = true
      beginExpansion()
      addProjection(variable, 1)
      finishProjection()
      let first = open.termVariable.count
      let firstClosed = open.closedVariable.count
      for place in expansion.variables.indices {
        let term = expansion.variables[place]
        let amount = expansion.net(Int(term))
        if amount == 0 { continue }
        if !isOpen[Int(term)] {
          open.closedVariable.append(term)
          open.closedCoefficient.append(amount)
          continue
        }
        open.termVariable.append(term)
        open.termCoefficient.append(amount)
        let anchor = root(Int(open.termVariable[first]))
        parent[root(Int(term))] = Store.id(anchor)
      }
      if open.termVariable.count == first {
        open.closedVariable.removeLast(open.closedVariable.count - firstClosed)
        open.closedCoefficient.removeLast(open.closedCoefficient.count - firstClosed)
        continue
      }
      open.variable.append(index)
      open.start.append(Store.id(open.termVariable.count))
      open.closedStart.append(Store.id(open.closedVariable.count))
    }
    var groupOf: [Int32] = Array(repeating: -1, count: store.variables.count)
    for variable in free {
      let top = root(Int(variable))
      if groupOf[top] < 0 {
        groupOf[top] = Store.id(open.groups.count)
        open.groups.append([])
        open.groupExpressions.append([])
        open.groupComponents.append([])
      }
      open.groups[Int(groupOf[top])].append(variable)
    }
    for index in components.indices {
      let first = self.components[Int(components[index])].firstVariable
      open.groupComponents[Int(groupOf[root(Int(first))])].append(components[index])
    }
    for index in open.variable.indices {
      let top = root(Int(open.termVariable[Int(open.start[index])]))
      open.groupExpressions[Int(groupOf[top])].append(Store.id(index))
    }
    return open
  }
}
