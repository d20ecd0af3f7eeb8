extension Store {
  /// The term slots of a row in the order of its content key: unknowns first, latest order first, then parameters,
  /// latest serial first.
  private func keySlots(_ row: Int) -> [Int] {
    var slots = Array(terms(of: row))
    slots.sort { comesLater(Int(termVariable[$0]), Int(termVariable[$1])) }
    return slots
  }

  /// Whether `first` stands before `second` in a content key.
  private func comesLater(_ first: Int, _ second: Int) -> Bool {
    let firstIsParameter = kind[first] == .parameter
    if firstIsParameter != (kind[second] == .parameter) { return !firstIsParameter }
    if !firstIsParameter && order[first] != order[second] { return order[first] > order[second] }
    return serial[first] > serial[second]
  }

  /// Whether the content key of `first` is less than that of `second`; false when both say the same.
  func contentPrecedes(_ first: Int, _ second: Int) -> Bool {
    let a = keySlots(first)
    let b = keySlots(second)
    let unknownsA = a.count { kind[Int(termVariable[$0])] != .parameter }
    let unknownsB = b.count { kind[Int(termVariable[$0])] != .parameter }
    for index in 0..<min(unknownsA, unknownsB) {
      let x = Int(termVariable[a[index]])
      let y = Int(termVariable[b[index]])
      if order[x] != order[y] { return order[x] < order[y] }
      if serial[x] != serial[y] { return serial[x] < serial[y] }
    }
    if unknownsA != unknownsB { return unknownsA < unknownsB }
    if relation[first] != relation[second] {
      return relation[first].rawValue < relation[second].rawValue
    }
    for index in 0..<unknownsA {
      let x = termCoefficient[a[index]]
      let y = termCoefficient[b[index]]
      if x != y { return x < y }
    }
    for index in unknownsA..<max(unknownsA, min(a.count, b.count)) {
      let x = serial[Int(termVariable[a[index]])]
      let y = serial[Int(termVariable[b[index]])]
      if x != y { return x < y }
      if termCoefficient[a[index]] != termCoefficient[b[index]] {
        return termCoefficient[a[index]] < termCoefficient[b[index]]
      }
    }
    if a.count != b.count { return a.count < b.count }
    return constant[first] < constant[second]
  }

  /// Whether `first` is admitted before `second`: system constraints by content, then the user's by age.
  func isAdmittedBefore(_ first: Int, _ second: Int) -> Bool {
    if origin[first] != origin[second] { return origin[first] == .system }
    if origin[first] == .user && age[first] != age[second] { return age[first] < age[second] }
    if contentPrecedes(first, second) { return true }
    if contentPrecedes(second, first) { return false }
    return age[first] < age[second]
  }
}
