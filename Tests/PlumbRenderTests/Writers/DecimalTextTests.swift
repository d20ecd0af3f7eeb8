import Testing

@testable import PlumbRender

@Suite("Numbers in pictures")
struct DecimalTextTests {
  @Test(
    "at most three decimals, no trailing zeros, no exponent",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (20.0, "20"), (20.5, "20.5"), (1.0 / 3, "0.333"), (-2.0 / 3, "-0.667"),
      (0.05, "0.05"), (0.0004, "0"), (-0.0004, "0"), (0.0005, "0.001"), (1e-12, "0"),
      (123_456.789, "123456.789"),
      (999.9996, "1000"), (1.010, "1.01"), (1.001, "1.001"),
    ])
  func digits(value: Double, text: String) {
    #expect(DecimalText.of(value) == text)
  }

  @Test("numbers that no picture can hold are held at the limit, and no number is 0")
  func limits() {
    #expect(DecimalText.of(.infinity) == "1000000000")
    #expect(DecimalText.of(-1e300) == "-1000000000")
    #expect(DecimalText.of(.nan) == "0")
  }

  @Test("what is written reads back within half a thousandth")
  func roundTrip() throws {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<5_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = (Double(state >> 11) / Double(1 << 53) - 0.5) * 20_000
      let read = try #require(Double(DecimalText.of(value)))
      #expect(abs(read - value) <= 0.000_500_001)
    }
  }
}
