/// The residual rows split into components that share no free variable.
struct Partition: Sendable {
  /// Component `c` has the variables `variables[variableStart[c]..<variableStart[c + 1]]`, ascending, and likewise
  /// the residual rows.
  var variableStart: [Int32] = [0]
  var variables: [Int32] = []
  var rowStart: [Int32] = [0]
  /// Indices into the residuals.
  var rows: [Int32] = []
  /// Residuals without a free variable: they hold or not.
  var settledRows: [Int32] = []
  /// Free unknowns that no residual mentions.
  var looseVariables: [Int32] = []
  var parent: [Int32] = []

  var count: Int { variableStart.count - 1 }

  func root(_ variable: Int) -> Int {
    var node = variable
    while Int(parent[node]) != node { node = Int(parent[node]) }
    return node
  }

  mutating func join(_ first: Int, _ second: Int) {
    let a = compressedRoot(first)
    let b = compressedRoot(second)
    if a < b { parent[b] = Int32(truncatingIfNeeded: a) } else { parent[a] = Int32(truncatingIfNeeded: b) }
  }

  mutating func compressedRoot(_ variable: Int) -> Int {
    let top = root(variable)
    var node = variable
    while node != top {
      let next = Int(parent[node])
      parent[node] = Int32(truncatingIfNeeded: top)
      node = next
    }
    return top
  }
}

extension Solver {
  mutating func makePartition() {
    let count = store.variableCount
    partition.parent.removeAll(keepingCapacity: true)
    for index in 0..<count { partition.parent.append(Int32(truncatingIfNeeded: index)) }
    partition.settledRows.removeAll(keepingCapacity: true)
    var isUsed = Array(repeating: false, count: count)
    for index in 0..<residuals.count {
      let terms = residuals.terms(index)
      guard let first = terms.first else {
        partition.settledRows.append(Int32(truncatingIfNeeded: index))
        continue
      }
      let anchor = Int(residuals.termVariable[first])
      for term in terms {
        let variable = Int(residuals.termVariable[term])
        isUsed[variable] = true
        if term != first { partition.join(anchor, variable) }
      }
    }
    // Number the components by their lowest variable, then fill by counting.
    var component: [Int32] = Array(repeating: -1, count: count)
    var sizes: [Int32] = []
    partition.looseVariables.removeAll(keepingCapacity: true)
    for variable in 0..<count where store.variableGeneration[variable] & 1 == 1 {
      if isUsed[variable] {
        let top = partition.compressedRoot(variable)
        if component[top] < 0 {
          component[top] = Int32(truncatingIfNeeded: sizes.count)
          sizes.append(0)
        }
        component[variable] = component[top]
        sizes[Int(component[top])] += 1
      } else if store.kind[variable] != .parameter && !definitions.isDefined(variable) {
        partition.looseVariables.append(Int32(truncatingIfNeeded: variable))
      }
    }
    fill(component, variableSizes: sizes)
  }

  private mutating func fill(_ component: [Int32], variableSizes: [Int32]) {
    let count = variableSizes.count
    partition.variableStart = starts(variableSizes)
    var next = partition.variableStart
    partition.variables = Array(repeating: 0, count: Int(next[count]))
    for variable in component.indices where component[variable] >= 0 {
      let own = Int(component[variable])
      partition.variables[Int(next[own])] = Int32(truncatingIfNeeded: variable)
      next[own] += 1
    }
    var rowSizes: [Int32] = Array(repeating: 0, count: count)
    for index in 0..<residuals.count where !residuals.terms(index).isEmpty {
      rowSizes[Int(component[Int(residuals.termVariable[Int(residuals.start[index])])])] += 1
    }
    partition.rowStart = starts(rowSizes)
    next = partition.rowStart
    partition.rows = Array(repeating: 0, count: Int(next[count]))
    for index in 0..<residuals.count where !residuals.terms(index).isEmpty {
      let own = Int(component[Int(residuals.termVariable[Int(residuals.start[index])])])
      partition.rows[Int(next[own])] = Int32(truncatingIfNeeded: index)
      next[own] += 1
    }
  }

  private func starts(_ sizes: [Int32]) -> [Int32] {
    var result: [Int32] = [0]
    result.reserveCapacity(sizes.count + 1)
    var sum: Int32 = 0
    for size in sizes {
      sum += size
      result.append(sum)
    }
    return result
  }

  /// Sorts the defined variables so that each comes after those that its definition mentions.
  mutating func orderDefinitions() {
    var deepest: Int32 = 0
    for variable in 0..<store.variableCount where definitions.isDefined(variable) {
      deepest = max(deepest, definitions.level[variable])
    }
    var next: [Int32] = Array(repeating: 0, count: Int(deepest) + 2)
    for variable in 0..<store.variableCount where definitions.isDefined(variable) {
      next[Int(definitions.level[variable]) + 1] += 1
    }
    for level in 1..<next.count { next[level] += next[level - 1] }
    definitionOrder = Array(repeating: 0, count: Int(next[Int(deepest) + 1]))
    for variable in 0..<store.variableCount where definitions.isDefined(variable) {
      let level = Int(definitions.level[variable])
      definitionOrder[Int(next[level])] = Int32(truncatingIfNeeded: variable)
      next[level] += 1
    }
  }
}
