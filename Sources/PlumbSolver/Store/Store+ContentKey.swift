extension Store {
  /// The term slots of a row in the order of its content key: unknowns first, latest order first, then parameters,
  /// latest serial first.
  private func keySlots(_ row: Int) -> [Int] {
    var slots = Array(terms(of: row))
    slots.sort { comesLater(Int(terms[$0].variable), Int(terms[$1].variable)) }
    return slots
  }

  private func unknownCount(_ slots: [Int]) -> Int {
    var count = 0
    for slot in slots where variables[Int(terms[slot].variable)].kind != .parameter { count += 1 }
    return count
  }

  /// Whether `first` stands before `second` in a content key.
  private func comesLater(_ first: Int, _ second: Int) -> Bool {
    let firstIsParameter = variables[first].kind == .parameter
    if firstIsParameter != (variables[second].kind == .parameter) { return !firstIsParameter }
    if !firstIsParameter && variables[first].order != variables[second].order {
      return variables[first].order > variables[second].order
    }
    return variables[first].serial > variables[second].serial
  }

  /// Whether the content key of `first` is less than that of `second`; false when both say the same.
  func contentPrecedes(_ first: Int, _ second: Int) -> Bool {
    let a = keySlots(first)
    let b = keySlots(second)
    let unknownsA = unknownCount(a)
    let unknownsB = unknownCount(b)
    for index in 0..<min(unknownsA, unknownsB) {
      let x = variables[Int(terms[a[index]].variable)]
      let y = variables[Int(terms[b[index]].variable)]
      if x.order != y.order { return x.order < y.order }
      if x.serial != y.serial { return x.serial < y.serial }
    }
    if unknownsA != unknownsB { return unknownsA < unknownsB }
    if rows[first].relation != rows[second].relation {
      return rows[first].relation.rawValue < rows[second].relation.rawValue
    }
    for index in 0..<unknownsA {
      let x = terms[a[index]].coefficient
      let y = terms[b[index]].coefficient
      if x != y { return x < y }
    }
    for index in unknownsA..<max(unknownsA, min(a.count, b.count)) {
      let x = variables[Int(terms[a[index]].variable)].serial
      let y = variables[Int(terms[b[index]].variable)].serial
      if x != y { return x < y }
      if terms[a[index]].coefficient != terms[b[index]].coefficient {
        return terms[a[index]].coefficient < terms[b[index]].coefficient
      }
    }
    if a.count != b.count { return a.count < b.count }
    return rows[first].constant < rows[second].constant
  }

  /// Whether `first` is admitted before `second`: system constraints by content, then the user's by age.
  func isAdmittedBefore(_ first: Int, _ second: Int) -> Bool {
    if rows[first].origin != rows[second].origin { return rows[first].origin == .system }
    if rows[first].origin == .user && rows[first].age != rows[second].age {
      return rows[first].age < rows[second].age
    }
    if contentPrecedes(first, second) { return true }
    if contentPrecedes(second, first) { return false }
    return rows[first].age < rows[second].age
  }
}
