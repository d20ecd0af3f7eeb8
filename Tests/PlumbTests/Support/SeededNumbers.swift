/// Numbers that are the same in every run: Knuth's linear congruential generator.
struct SeededNumbers {
  var state: UInt64

  /// A number from 0 up to, and without, the bound.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func element<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
