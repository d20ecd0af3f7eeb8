/// A small number for every code point, stored as runs of equal numbers.
struct CodePointRuns: Sendable {
  /// First code point of every run, ascending from 0.
  private var starts: [UInt32] = []
  private var values: [UInt8] = []
  /// The values of the code points below `directCount`, which nearly all text is made of.
  private var direct: [UInt8] = []

  private static let directCount = 0x3000

  init(_ table: StaticString, runCount: Int) {
    var reader = TableReader(table)
    starts.reserveCapacity(runCount)
    values.reserveCapacity(runCount)
    var start = 0
    while let length = reader.next(), let value = reader.next() {
      starts.append(UInt32(start))
      values.append(UInt8(value))
      start += length
    }
    direct.reserveCapacity(Self.directCount)
    for (run, value) in values.enumerated() where direct.count < Self.directCount {
      let end = run + 1 < starts.count ? Int(starts[run + 1]) : Self.directCount
      let count = min(end, Self.directCount) - direct.count
      direct.append(contentsOf: repeatElement(value, count: count))
    }
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    let code = scalar.value
    if Int(code) < direct.count { return direct[Int(code)] }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= code { low = middle } else { high = middle }
    }
    return values[low]
  }
}
