/// One pass over the sums of a plan, which lists the variables that change.
struct PlanPass {
  let numbers: UnsafeMutablePointer<NumberRecord>
  let terms: UnsafeMutablePointer<ResidualTerm>
  /// With room for all that may change.
  let list: UnsafeMutablePointer<Variable>
  var count = 0

  /// The steps of known variables.
  @inline(__always)
  mutating func runKnown(_ start: UnsafeMutablePointer<Plan.Step>, to end: UnsafeMutablePointer<Plan.Step>) {
    var step = start
    var last = 0.0
    while step < end {
      let first = step.pointee.isFollowing ? last : numbers[Int(step.pointee.first)].base
      last = step.pointee.result(terms, first: first) { numbers[$0].base }
      numbers[step.pointee.variable.slot].base = last
      note(last, of: step.pointee.variable)
      step += 1
    }
  }

  /// Steps with the values of free variables.
  @inline(__always)
  mutating func runValues(_ start: UnsafeMutablePointer<Plan.Step>, to end: UnsafeMutablePointer<Plan.Step>) {
    var step = start
    var last = 0.0
    while step < end {
      let first = step.pointee.isFollowing ? last : numbers[Int(step.pointee.first)].value
      last = step.pointee.result(terms, first: first) { numbers[$0].value }
      note(last, of: step.pointee.variable)
      step += 1
    }
  }

  /// Known variables whose bases are evaluated already.
  @inline(__always)
  mutating func publishBases(
    _ start: UnsafeMutablePointer<Plan.Step>, to end: UnsafeMutablePointer<Plan.Step>
  ) {
    var step = start
    while step < end {
      note(numbers[step.pointee.variable.slot].base, of: step.pointee.variable)
      step += 1
    }
  }

  /// Gives a variable the value, and lists it where that is another one.
  @inline(__always)
  mutating func note(_ value: Double, of variable: Variable) {
    let record = numbers + variable.slot
    let old = record.pointee.value
    // 0 where both are the same number.
    let size = (value - old).magnitude.bitPattern
    if size == 0 { return }
    record.pointee.value = value
    if size >= Double.infinity.bitPattern && Store.published(value) == Store.published(old) { return }
    list[count] = variable
    count &+= 1
  }
}
