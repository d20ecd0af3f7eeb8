import Testing

@testable import PlumbRender

@Suite("Colours")
struct DisplayColorTests {
  @Test("components are clamped, and no number is 0")
  func clamping() {
    let color = DisplayColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == DisplayColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("hexadecimal digits", arguments: [UInt32(0x000000), 0xFFFFFF, 0x0A6CFF, 0x123456])
  func hexadecimal(rgb: UInt32) {
    let digits = String(rgb, radix: 16)
    let padded = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    #expect(SVGOutput.hexadecimal(DisplayColor(rgb)) == padded)
  }
}
