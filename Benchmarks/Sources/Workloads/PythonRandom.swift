/// The generator behind Python's `random.Random(seed).randint`: the Mersenne Twister MT19937.
///
/// The workloads were first written in Python; with the same numbers they stay the same systems.
struct PythonRandom {
  private var state: [UInt32]
  private var next: Int

  init(seed: UInt32) {
    var state = [UInt32](repeating: 0, count: 624)
    state[0] = 19_650_218
    for index in 1..<624 {
      state[index] = 1_812_433_253 &* (state[index - 1] ^ (state[index - 1] >> 30)) &+ UInt32(index)
    }
    // Seeding with a key of one word, as Python does for a small number.
    var index = 1
    for _ in 0..<624 {
      let mixed = (state[index - 1] ^ (state[index - 1] >> 30)) &* 1_664_525
      state[index] = (state[index] ^ mixed) &+ seed
      Self.advance(&index, &state)
    }
    for _ in 0..<623 {
      let mixed = (state[index - 1] ^ (state[index - 1] >> 30)) &* 1_566_083_941
      state[index] = (state[index] ^ mixed) &- UInt32(index)
      Self.advance(&index, &state)
    }
    state[0] = 0x8000_0000
    self.state = state
    next = 624
  }

  private static func advance(_ index: inout Int, _ state: inout [UInt32]) {
    index += 1
    if index == 624 {
      state[0] = state[623]
      index = 1
    }
  }

  private mutating func word() -> UInt32 {
    if next == 624 {
      for index in 0..<624 {
        let joined = (state[index] & 0x8000_0000) | (state[(index + 1) % 624] & 0x7FFF_FFFF)
        state[index] = state[(index + 397) % 624] ^ (joined >> 1) ^ (joined & 1 == 0 ? 0 : 0x9908_B0DF)
      }
      next = 0
    }
    var word = state[next]
    next += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C_5680
    word ^= (word << 15) & 0xEFC6_0000
    return word ^ (word >> 18)
  }

  /// A number of the closed range, as `randint(lowerBound, upperBound)` gives it.
  mutating func within(_ range: ClosedRange<Int>) -> Double {
    let count = UInt32(range.count)
    let unusedBits = UInt32(count.leadingZeroBitCount)
    var number = word() >> unusedBits
    while number >= count { number = word() >> unusedBits }
    return Double(range.lowerBound + Int(number))
  }
}
