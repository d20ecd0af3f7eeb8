extension Store {
  mutating func makeVariable(_ kind: VariableKind, order: Int64, value: Double) -> Variable {
    let index: Int
    if let free = freeVariables.popLast() {
      index = Int(free)
      self.kind[index] = kind
      self.order[index] = order
      self.value[index] = value
      serial[index] = nextSerial
      variableGeneration[index] &+= 1
      firstOccurrence[index] = -1
    } else {
      index = self.kind.count
      self.kind.append(kind)
      self.order.append(order)
      self.value.append(value)
      serial.append(nextSerial)
      variableGeneration.append(1)
      firstOccurrence.append(-1)
    }
    nextSerial += 1
    return Variable(index: Int32(truncatingIfNeeded: index), generation: variableGeneration[index])
  }

  func contains(_ variable: Variable) -> Bool {
    let index = Int(variable.index)
    return index >= 0 && index < kind.count && variableGeneration[index] == variable.generation
      && variable.generation & 1 == 1
  }

  mutating func removeVariable(_ index: Int) {
    variableGeneration[index] &+= 1
    value[index] = 0
    freeVariables.append(Int32(truncatingIfNeeded: index))
  }

  func variable(at index: Int) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: index), generation: variableGeneration[index])
  }
}
