/// Blocks of term slots, and the lists of occurrences.
extension Store {
  /// The first block size that holds `count` terms: 1, 2, 3, 4, then powers of two.
  private static func blockClass(_ count: Int) -> Int {
    if count <= 4 { return max(count, 1) - 1 }
    var sizeClass = 4
    var size = 8
    while size < count {
      size *= 2
      sizeClass += 1
    }
    return sizeClass
  }

  private static func blockSize(_ sizeClass: Int) -> Int {
    sizeClass < 4 ? sizeClass + 1 : 8 << (sizeClass - 4)
  }

  /// The first slot of a block for `count` terms; its slots hold whatever they held before.
  @inline(__always)
  mutating func takeBlock(_ count: Int) -> Int {
    if freeBlocks.isEmpty && count <= 4 { return terms.grow(by: max(count, 1)) }
    return takeOldBlock(count)
  }

  private mutating func takeOldBlock(_ count: Int) -> Int {
    let sizeClass = Store.blockClass(count)
    if !freeBlocks.isEmpty {
      let head = Int(freeBlocks[sizeClass])
      if head >= 0 {
        freeBlocks[sizeClass] = terms[head].next
        return head
      }
    }
    return terms.grow(by: Store.blockSize(sizeClass))
  }

  mutating func giveBlock(_ start: Int, count: Int) {
    if freeBlocks.isEmpty { freeBlocks.fill(32, with: -1) }
    let sizeClass = Store.blockClass(count)
    terms[start].next = freeBlocks[sizeClass]
    freeBlocks[sizeClass] = Store.id(start)
  }

  mutating func unlink(_ slot: Int) {
    let next = terms[slot].next
    let previous = terms[slot].previous
    if next >= 0 { terms[Int(next)].previous = previous }
    if previous >= 0 {
      terms[Int(previous)].next = next
    } else {
      variables[Int(terms[slot].variable)].firstOccurrence = next
    }
  }
}
