extension Store {
  @inline(__always)
  mutating func makeVariable(_ kind: VariableKind, order: Int64, value: Double) -> Variable {
    let free = freeVariables.popLast()
    let index = free ?? Store.id(variables.count)
    var record = VariableRecord(order: order, serial: nextSerial, link: index, kind: kind)
    record.isKnown = kind == .parameter
    nextSerial &+= 1
    if free != nil { return reuse(Int(index), record, value) }
    variables.append(record)
    numbers.append(NumberRecord(value: value, base: value, generation: 1))
    return Variable(index: index, generation: 1)
  }

  @inline(never)
  private mutating func reuse(_ index: Int, _ record: VariableRecord, _ value: Double) -> Variable {
    let generation = numbers[index].generation &+ 1
    // The slot may stand in a list already.
    let isPending = variables[index].isPending
    variables[index] = record
    variables[index].isPending = isPending
    numbers[index] = NumberRecord(value: value, base: value, generation: generation)
    return Variable(index: Store.id(index), generation: generation)
  }

  @inline(__always)
  func contains(_ variable: Variable) -> Bool { contains(variable, in: numbers.start) }

  /// The same where the start of the numbers is at hand.
  @inline(__always)
  func contains(_ variable: Variable, in numbers: UnsafePointer<NumberRecord>) -> Bool {
    let index = Int(variable.index)
    // No handle has a generation that is even.
    return UInt(bitPattern: index) < UInt(bitPattern: self.numbers.count)
      && numbers[index].generation == variable.generation
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
