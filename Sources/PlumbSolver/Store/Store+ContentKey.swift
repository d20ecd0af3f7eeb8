/// What a row says, in a form that can be compared: a range of slots in a list.
struct ContentKey: BitwiseCopyable {
  var row: Int32
  var start: Int32
  var end: Int32
  /// The first of the slots are those of unknowns.
  var unknowns: Int32

  @inline(__always)
  var count: Int { Int(end - start) }
}

extension Store {
  /// The content key of a row; its slots are added to `slots`: unknowns first, latest order first, then parameters,
  /// latest serial first.
  func contentKey(of row: Int, in slots: inout Column<Int32>) -> ContentKey {
    let start = slots.count
    var unknowns: Int32 = 0
    for slot in terms(of: row) {
      if variables[Int(terms[slot].variable)].kind != .parameter { unknowns += 1 }
      slots.append(Store.id(slot))
    }
    slots.sort(from: start) { comesLater(Int(terms[Int($0)].variable), Int(terms[Int($1)].variable)) }
    return ContentKey(
      row: Store.id(row), start: Store.id(start), end: Store.id(slots.count), unknowns: unknowns)
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
    var slots = Column<Int32>()
    let a = contentKey(of: first, in: &slots)
    let b = contentKey(of: second, in: &slots)
    return precedes(a, b, slots)
  }

  /// Whether the content key `a` is less than `b`; false when both say the same.
  func precedes(_ a: ContentKey, _ b: ContentKey, _ slots: borrowing Column<Int32>) -> Bool {
    @inline(__always)
    func term(_ key: ContentKey, _ index: Int) -> TermRecord { terms[Int(slots[Int(key.start) + index])] }
    let unknownsA = Int(a.unknowns)
    let unknownsB = Int(b.unknowns)
    for index in 0..<min(unknownsA, unknownsB) {
      let x = Int(term(a, index).variable)
      let y = Int(term(b, index).variable)
      if variables[x].order != variables[y].order { return variables[x].order < variables[y].order }
      if variables[x].serial != variables[y].serial { return variables[x].serial < variables[y].serial }
    }
    if unknownsA != unknownsB { return unknownsA < unknownsB }
    let first = rows.start + Int(a.row)
    let second = rows.start + Int(b.row)
    if first.pointee.relation != second.pointee.relation {
      return first.pointee.relation.rawValue < second.pointee.relation.rawValue
    }
    for index in 0..<unknownsA {
      let x = term(a, index).coefficient
      let y = term(b, index).coefficient
      if x != y { return x < y }
    }
    for index in unknownsA..<max(unknownsA, min(a.count, b.count)) {
      let one = term(a, index)
      let other = term(b, index)
      let x = variables[Int(one.variable)].serial
      let y = variables[Int(other.variable)].serial
      if x != y { return x < y }
      if one.coefficient != other.coefficient { return one.coefficient < other.coefficient }
    }
    if a.count != b.count { return a.count < b.count }
    return first.pointee.constant < second.pointee.constant
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
