extension Store {
  mutating func makeVariable(_ kind: VariableKind, order: Int64, value: Double) -> Variable {
    let index: Int
    var record = VariableRecord(order: order, serial: nextSerial, kind: kind)
    var number = NumberRecord(value: value, base: value, generation: 1)
    record.isKnown = kind == .parameter
    if let free = freeVariables.popLast() {
      index = Int(free)
      number.generation = numbers[index].generation &+ 1
      // The slot may stand in a list already.
      record.isPending = variables[index].isPending
      record.link = free
      variables[index] = record
      numbers[index] = number
    } else {
      index = variables.count
      variables.append(record)
      numbers.append(number)
    }
    nextSerial += 1
    return Variable(index: Store.id(index), generation: number.generation)
  }

  @inline(__always)
  func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < numbers.count && numbers[index].generation == variable.generation
      && variable.generation & 1 == 1
  }

  /// The value that the caller is told; NaN for a variable that is not there.
  @inline(__always)
  func value(of variable: Variable) -> Double {
    contains(variable) ? Store.published(numbers[Int(variable.index)].value) : .nan
  }

  mutating func removeVariable(_ index: Int) {
    numbers[index].generation &+= 1
    numbers[index].value = 0
    freeVariables.append(Store.id(index))
  }

  @inline(__always)
  func variable(at index: Int) -> Variable {
    Variable(index: Store.id(index), generation: numbers[index].generation)
  }

  /// Whether `first` comes before `second` in the tie order.
  func precedes(_ first: Int, _ second: Int) -> Bool {
    let a = variables[first]
    let b = variables[second]
    return a.order != b.order ? a.order < b.order : a.serial < b.serial
  }
}
