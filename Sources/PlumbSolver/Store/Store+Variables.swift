extension Store {
  mutating func makeVariable(_ kind: VariableKind, order: Int64, value: Double) -> Variable {
    let index: Int
    var record = VariableRecord(value: value, order: order, serial: nextSerial, generation: 1, kind: kind)
    record.isKnown = kind == .parameter
    record.base = value
    if let free = freeVariables.popLast() {
      index = Int(free)
      record.generation = variables[index].generation &+ 1
      // The slot may stand in a list already.
      record.isPending = variables[index].isPending
      record.link = free
      variables[index] = record
    } else {
      index = variables.count
      variables.append(record)
    }
    nextSerial += 1
    return Variable(index: Store.id(index), generation: record.generation)
  }

  @inline(__always)
  func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < variables.count && variables[index].generation == variable.generation
      && variable.generation & 1 == 1
  }

  /// The value that the caller is told; NaN for a variable that is not there.
  @inline(__always)
  func value(of variable: Variable) -> Double {
    contains(variable) ? Store.published(variables[Int(variable.index)].value) : .nan
  }

  mutating func removeVariable(_ index: Int) {
    variables[index].generation &+= 1
    variables[index].value = 0
    freeVariables.append(Store.id(index))
  }

  @inline(__always)
  func variable(at index: Int) -> Variable {
    Variable(index: Store.id(index), generation: variables[index].generation)
  }

  /// Whether `first` comes before `second` in the tie order.
  func precedes(_ first: Int, _ second: Int) -> Bool {
    let a = variables[first]
    let b = variables[second]
    return a.order != b.order ? a.order < b.order : a.serial < b.serial
  }
}
